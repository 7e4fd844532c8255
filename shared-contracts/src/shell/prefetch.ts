import type { ShellServices } from './shellServices';

type Prefetched = { queryKey: readonly unknown[] };

/**
 * For loaders: starts the page's queries together and waits for them as long as the shell has patience. Never rejects:
 * what failed or is late is simply absent, and the page's own `useQuery` shows the loading state and asks once more.
 */
export async function prefetch(shell: ShellServices, ...queries: readonly Prefetched[]): Promise<void> {
  const started = queries.map((query) => shell.queryClient.prefetchQuery(query));
  await Promise.race([Promise.all(started), shell.loaderPatience()]);
}
