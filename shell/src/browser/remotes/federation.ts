import type { RegistryRemote } from 'shared-contracts';
import type { Lending } from './host';
import { type Container, forgetContainer, loadContainer } from './loadContainer';
import { singletons } from './singletons';

/** What the composition needs of the federation: it loads the module that a release exposes. */
export type Federation = {
  /** Loads `./routes` of a release. A call after a failure tries again. Rejects with the cause. */
  loadRoutes(remote: RegistryRemote): Promise<unknown>;
  /** Preloads what remotes other than the page's need besides their own scripts. What fails is loaded again later. */
  prepare(): void;
};

const loadHost = async () => (await import(/* webpackChunkName: "host" */ './host')).createHost();

/**
 * Loads the containers of releases and lends them the singletons. The first one, which is the page's own remote, gets them
 * directly. The federation's host is loaded with the next one, or with a release that needs its runtime
 * (docs/decisions/0017-byte-budgets.md).
 */
export function createFederation(createHost: () => Promise<Lending> = loadHost): Federation {
  const initialized = new WeakMap<Container, Promise<unknown>>();
  let isFirst = true;
  let host: Promise<Lending> | undefined;

  /** Loads the host once. A failure is not kept: the next call tries again. */
  function hostOnce(): Promise<Lending> {
    host ??= createHost().catch((error: unknown) => {
      host = undefined;
      throw error;
    });
    return host;
  }

  /** Lends the shell's modules to a container, which may be initialized only once. */
  async function lend(container: Container, { shared, options }: Lending): Promise<void> {
    const ready = initialized.get(container) ?? Promise.resolve(container.init(shared, [], options));
    initialized.set(container, ready);
    await ready;
  }

  return {
    prepare: () => void hostOnce().catch(() => {}),
    async loadRoutes({ container: name, base, entry, standalone }) {
      const loadEntry = () => loadContainer(name, base + entry);
      const lending = standalone && isFirst ? directly() : hostOnce();
      isFirst = false;
      // The entries of older releases read the runtime from the page as soon as they run.
      if (!standalone) await lending;
      const [container, lent] = await Promise.all([loadEntry(), lending]);
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
