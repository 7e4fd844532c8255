import type { RouteObject } from 'react-router-dom';
import { type Registry, type RegistryRemote, remoteForPath, type ShellServices } from 'shared-contracts';
import { loadSchemas } from '../../shared/api/loadSchemas';
import type { PageRemotes } from '../../shared/composition/PageRemotes';
import { RemoteUnavailable } from '../../shared/composition/RemoteUnavailable';
import { isRemoteModule } from '../../shared/composition/remoteModule';
import { mounted } from '../../shared/composition/siteRoutes';
import type { Federation } from './federation';

/** The registry that has not come after so long is given up, in milliseconds. */
const REGISTRY_TIMEOUT = 10_000;

/** The browser's side of PageRemotes: with the loading that the router asks for. */
export type LoadableRemotes = PageRemotes & {
  /** The remote's routes at their mounts; loaded once. Rejects with RemoteUnavailable. */
  load(remote: RegistryRemote): Promise<RouteObject[]>;
};

/**
 * The remotes of a living page: their version set is the document's and stays, so that its lazy chunks fit together. Only
 * a remote that failed is looked up again (`refresh`), because nothing of it is in use.
 */
export function createPageRemotes(page: Registry, federation: Federation, shell: ShellServices): LoadableRemotes {
  const remotes = new Map(page.remotes.map((remote) => [remote.name, remote]));
  const loading = new Map<string, Promise<RouteObject[]>>();
  const loaded = new Set<string>();

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
      const response = await fetch('/registry.json', {
        headers: { accept: 'application/json' },
        cache: 'no-store',
        signal: AbortSignal.timeout(REGISTRY_TIMEOUT),
      });
      const { registry } = await loadSchemas();
      const present = registry.parse(await response.json()).remotes.find((remote) => remote.name === name);
      if (present) remotes.set(name, present);
      return present?.status === 'available';
    } catch (error) {
      console.error(`The registry could not be read; ${name} is tried again as it was`, error);
      return remotes.get(name)?.status === 'available';
    }
  }

  return {
    forPath: (pathname) => remoteForPath([...remotes.values()], pathname),
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
