import type { ComposeFile } from './composeFile';

/** Seconds that Compose gives a service without a grace period. */
const DEFAULT_GRACE = '10s';

/** Seconds from a service's stop signal until it is killed. */
export const gracePeriod = ({ services }: ComposeFile, name: string): number =>
  Number.parseInt(services[name]?.stop_grace_period ?? DEFAULT_GRACE, 10);

/** The services in the order in which Compose stops them: each one before those that it needs. */
export function stopOrder({ services }: ComposeFile): string[] {
  const order = new Set<string>();
  const isFree = (name: string) =>
    Object.entries(services).every(([other, { depends_on }]) => !depends_on?.[name] || order.has(other));
  while (order.size < Object.keys(services).length) {
    const next = Object.keys(services).find((name) => !order.has(name) && isFree(name));
    if (next === undefined) throw new Error('The services of compose.yaml need each other in a circle.');
    order.add(next);
  }
  return [...order];
}
