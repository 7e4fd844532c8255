import type { RouteObject } from 'react-router-dom';
import { type RegistryRemote, remoteForPath, type ShellServices } from 'shared-contracts';
import type { PageRemotes } from '../../shared/composition/PageRemotes';
import type { PageRegistry } from '../../shared/composition/pageState';
import { RemoteUnavailable } from '../../shared/composition/RemoteUnavailable';
import { isRemoteModule } from '../../shared/composition/remoteModule';
import { mounted } from '../../shared/composition/siteRoutes';
import type { Federation } from './federation';
import { fetchRegistry } from './fetchRegistry';

/** The browser's side of PageRemotes: with the loading that the router asks for. */
export type LoadableRemotes = PageRemotes & {
  /**
   * The remote of a path, also of one that the page was not told of: the first such path brings the whole registry.
   * Rejects where that does not come.
   */
  find(pathname: string): Promise<RegistryRemote | undefined>;
  /** The remote's routes at their mounts; loaded once. Rejects with RemoteUnavailable. */
  load(remote: RegistryRemote): Promise<RouteObject[]>;
};

/**
 * The remotes of a living page: their version set is the document's and stays, so that its lazy chunks fit together.
 * Remotes that the document did not name are looked up once, all together. Only a remote that failed is looked up again
 * (`refresh`), because nothing of it is in use.
 */
export function createPageRemotes(
  page: PageRegistry,
  federation: Pick<Federation, 'loadRoutes'>,
  shell: ShellServices,
): LoadableRemotes {
  const remotes = new Map(page.remotes.map((remote) => [remote.name, remote]));
  const loading = new Map<string, Promise<RouteObject[]>>();
  const loaded = new Set<string>();
  let completing: Promise<void> | undefined = page.complete ? Promise.resolve() : undefined;

  async function complete(): Promise<void> {
    for (const remote of (await fetchRegistry()).remotes) {
      if (!remotes.has(remote.name)) remotes.set(remote.name, remote);
    }
  }

  async function bring(known: RegistryRemote): Promise<RouteObject[]> {
    // A page can be older than what it says: its document was kept, or its tab is open since yesterday.
    if (known.status === 'unavailable' && !(await refresh(known.name))) {
      throw new RemoteUnavailable(known.name, known.version, 'the server refused this release');
    }
    const remote = remotes.get(known.name) ?? known;
    const module = await federation.loadRoutes(remote).catch((cause: unknown) => {
      throw new RemoteUnavailable(remote.name, remote.version, `did not load from ${remote.base}`, cause);
    });
    if (!isRemoteModule(module)) {
      throw new RemoteUnavailable(remote.name, remote.version, 'exposes no createRoutes');
    }
    const routes = mounted(module.createRoutes(shell));
    loaded.add(remote.name);
    return routes;
  }

  async function refresh(name: string): Promise<boolean> {
    if (loaded.has(name)) return true;
    try {
      const present = (await fetchRegistry()).remotes.find((remote) => remote.name === name);
      if (present) remotes.set(name, present);
      return present?.status === 'available';
    } catch (error) {
      console.error(`The registry could not be read; ${name} is tried again as it was`, error);
      return remotes.get(name)?.status === 'available';
    }
  }

  const forPath = (pathname: string) => remoteForPath([...remotes.values()], pathname);

  return {
    forPath,
    async find(pathname) {
      const known = forPath(pathname);
      if (known) return known;
      completing ??= complete();
      try {
        await completing;
      } catch (error) {
        completing = undefined;
        throw error;
      }
      return forPath(pathname);
    },
    isLoaded: (name) => loaded.has(name),
    load(remote) {
      const running = loading.get(remote.name) ?? bring(remote);
      loading.set(remote.name, running);
      running.catch(() => loading.delete(remote.name));
      return running;
    },
    refresh,
  };
}
