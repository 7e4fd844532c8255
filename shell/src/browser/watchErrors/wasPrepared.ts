type Navigation = PerformanceEntry & { activationStart?: number; deliveryType?: string };

/**
 * Whether the browser asked for the document before its visitor did, by a prerender or a prefetch. The server has then
 * counted no view of it.
 */
export function wasPrepared(): boolean {
  const [navigation] = (performance.getEntriesByType?.('navigation') ?? []) as Navigation[];
  return Boolean(navigation?.activationStart) || navigation?.deliveryType === 'navigational-prefetch';
}
