type Navigation = PerformanceEntry & { activationStart?: number; deliveryType?: string };

/**
 * Whether the browser prerendered or prefetched the document before the visitor opened it. The server has then counted no
 * view of it.
 */
export function wasPrepared(): boolean {
  const [navigation] = (performance.getEntriesByType?.('navigation') ?? []) as Navigation[];
  return Boolean(navigation?.activationStart) || navigation?.deliveryType === 'navigational-prefetch';
}
