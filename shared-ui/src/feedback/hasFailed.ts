type Query = { data: unknown; isPlaceholderData: boolean; errorUpdateCount: number };

/**
 * Whether a query of React Query has failed and has no data yet. `isError` is not enough: it is false during a retry, and
 * 'Reintentar' would disappear with its focus (docs/product/site.md#wait-7).
 */
export const hasFailed = ({ data, isPlaceholderData, errorUpdateCount }: Query): boolean =>
  errorUpdateCount > 0 && (data === undefined || isPlaceholderData);
