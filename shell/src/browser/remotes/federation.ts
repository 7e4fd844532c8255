import type { RegistryRemote } from 'shared-contracts';
import type { Lending } from './host';
import { type Container, forgetContainer, loadContainer } from './loadContainer';
import { runPreloaded } from './scriptsBehind';
import { singletons } from './singletons';

/** What the composition needs of the federation: it loads the module that a release exposes. */
export type Federation = {
  /** Loads `./routes` of a release. A call after a failure tries again. Rejects with the cause. */
  loadRoutes(remote: RegistryRemote): Promise<unknown>;
  /** Loads the federation's runtime ahead, for releases that need it. What fails is loaded again later. */
  prepare(): void;
};

const loadHost = async () => (await import(/* webpackChunkName: "host" */ './host')).createHost();

/**
 * Loads the containers of releases and lends them the singletons. Until the federation's host is there, releases that need
 * nothing of its runtime get them directly: no page waits for that chunk. A release that needs the runtime waits
 * (docs/decisions/0017-byte-budgets.md).
 */
export function createFederation(createHost: () => Promise<Lending> = loadHost): Federation {
  const initialized = new WeakMap<Container, Promise<unknown>>();
  let loading: Promise<Lending> | undefined;
  let host: Lending | undefined;

  async function load(): Promise<Lending> {
    try {
      host = await createHost();
      return host;
    } catch (error) {
      // A failure is not kept: the next call tries again.
      loading = undefined;
      throw error;
    }
  }

  function loadOnce(): Promise<Lending> {
    loading ??= load();
    return loading;
  }

  /** Lends the shell's modules to a container, which may be initialized only once. */
  async function lend(container: Container, { shared, options }: Lending): Promise<void> {
    const ready = initialized.get(container) ?? Promise.resolve(container.init(shared, [], options));
    initialized.set(container, ready);
    await ready;
  }

  return {
    prepare: () => void loadOnce().catch(() => {}),
    async loadRoutes(remote) {
      const { container: name, base, entry, standalone } = remote;
      // The entries of older releases read the runtime from the page as soon as they run.
      const lent = host ?? (standalone ? directly() : await loadOnce());
      const container = await loadContainer(name, base + entry);
      runPreloaded(remote);
      try {
        await lend(container, lent);
        return (await container.get('./routes'))();
      } catch (error) {
        // A container and a module that threw both remember the failure, so the entry must run again.
        forgetContainer(name);
        throw error;
      }
    },
  };
}

/** Lends the same modules as the host does, without loading its runtime. */
function directly(): Lending {
  const modules = singletons().map(({ name, ...module }) => [name, { [module.version]: module }]);
  return { shared: Object.fromEntries(modules), options: {} };
}
