import type { ShellServices } from './shellServices';

type Prefetched = { queryKey: readonly unknown[] };

/**
 * For loaders: starts the page's queries together and waits for them, up to the shell's timeout. Never rejects: a failed or
 * late query has no data. The page's own `useQuery` then shows the loading state and asks once more.
 */
export async function prefetch(shell: ShellServices, ...queries: readonly Prefetched[]): Promise<void> {
  const started = queries.map((query) => shell.queryClient.prefetchQuery(query));
  await Promise.race([Promise.all(started), shell.loaderTimeout()]);
}
