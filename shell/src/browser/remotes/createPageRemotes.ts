import { type Registry, type RegistryRemote, remoteForPath, type ShellServices } from '@tramuntana/contracts';
import type { RouteObject } from 'react-router-dom';
import { loadSchemas } from '../../shared/api/loadSchemas';
import type { PageRemotes } from '../../shared/composition/PageRemotes';
import type { PageRegistry } from '../../shared/composition/page/pageState';
import { RemoteUnavailable } from '../../shared/composition/RemoteUnavailable';
import { isRemoteModule } from '../../shared/composition/remoteModule';
import { mounted } from '../../shared/composition/siteRoutes';
import { fetchUnlessLeft } from '../navigation/whileLeaving';
import type { Federation } from './federation';
import { learnHash } from './integrity';

/** How long to wait for the registry, in milliseconds. */
const REGISTRY_TIMEOUT = 5000;

/** PageRemotes in the browser, with the methods by which the router loads them. */
export type LoadableRemotes = PageRemotes & {
  /**
   * The remote of a path, even if the document does not name it: the first such path loads the whole registry. Rejects if
   * the registry cannot be loaded.
   */
  find(pathname: string): Promise<RegistryRemote | undefined>;
  /** The remote's routes below their mount paths, loaded once. Rejects with RemoteUnavailable. */
  load(remote: RegistryRemote): Promise<RouteObject[]>;
};

/**
 * The remotes of an open page. They stay at the versions in the document, so that their lazy chunks fit together. All other
 * remotes are looked up once, together. Only a failed remote may change its version (`refresh`), because none of its code
 * is in use.
 */
export function createPageRemotes(
  page: PageRegistry,
  federation: Pick<Federation, 'loadRoutes'>,
  shell: ShellServices,
): LoadableRemotes {
  const remotes = new Map<string, RegistryRemote>();
  page.remotes.forEach(learn);
  const loading = new Map<string, Promise<RouteObject[]>>();
  const loaded = new Set<string>();
  let completing: Promise<void> | undefined = page.complete ? Promise.resolve() : undefined;

  function learn(remote: RegistryRemote): void {
    // Code of another origin must never run here, even if a tampered answer names it.
    const isOwn = new URL(remote.base, location.href).origin === location.origin;
    remotes.set(remote.name, isOwn ? remote : { ...remote, status: 'unavailable' });
    learnHash(remote.base + remote.entry, remote.integrity);
  }

  async function complete(): Promise<void> {
    for (const remote of (await fetchRegistry()).remotes) if (!remotes.has(remote.name)) learn(remote);
  }

  async function loadRoutes(asked: RegistryRemote): Promise<RouteObject[]> {
    const known = remotes.get(asked.name) ?? asked;
    // The status may be outdated, because the document came from a cache or the tab has been open for long.
    if (known.status === 'unavailable' && !(await refresh(known.name))) {
      throw new RemoteUnavailable(known.name, known.version, 'this release is refused');
    }
    const remote = remotes.get(asked.name) ?? known;
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
      if (present) {
        learn(present);
      } else {
        // The site no longer has this remote. Let `find` look up which remote has its paths now.
        remotes.delete(name);
        completing = undefined;
      }
    } catch (error) {
      console.error(`No registry for ${name}`, error);
    }
    return remotes.get(name)?.status === 'available';
  }

  const forPath = (pathname: string) => remoteForPath([...remotes.values()], pathname);

  return {
    nav: page.nav,
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
      const running = loading.get(remote.name) ?? loadRoutes(remote);
      loading.set(remote.name, running);
      running.catch(() => loading.delete(remote.name));
      return running;
    },
    refresh,
  };
}

/** Fetches the whole current registry. Rejects after the timeout, or if the answer has another shape. */
async function fetchRegistry(): Promise<Registry> {
  const calling = fetchUnlessLeft('/registry.json', {
    headers: { accept: 'application/json' },
    cache: 'no-store',
    signal: AbortSignal.timeout(REGISTRY_TIMEOUT),
  });
  const [response, { registry }] = await Promise.all([calling, loadSchemas()]);
  return registry.parse(await response.json());
}
