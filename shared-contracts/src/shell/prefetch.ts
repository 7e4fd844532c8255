import type { ShellServices } from './shellServices';

type Prefetched = { queryKey: readonly unknown[] };

/**
 * For loaders: starts the page's queries together and waits for them until the shell's timeout. Never rejects: a query
 * that failed or is late is absent. The page's own `useQuery` then shows the loading state and asks once more.
 */
export async function prefetch(shell: ShellServices, ...queries: readonly Prefetched[]): Promise<void> {
  const started = queries.map((query) => shell.queryClient.prefetchQuery(query));
  await Promise.race([Promise.all(started), shell.loaderTimeout()]);
}
