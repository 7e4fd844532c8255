import type { RegistryRemote } from 'shared-contracts';
import type { Lending } from './host';
import { type Container, forgetContainer, loadContainer } from './loadContainer';
import { singletons } from './singletons';

/** The federation as the composition needs it: bring one release's exposed module. */
export type Federation = {
  /** Loads `./routes` of a release; a second call after a failure starts anew. Rejects with what went wrong. */
  loadRoutes(remote: RegistryRemote): Promise<unknown>;
  /** Brings ahead what other remotes than the page's need besides their own scripts. What fails is asked for again. */
  prepare(): void;
};

const bringHost = async () => (await import(/* webpackChunkName: "host" */ './host')).createHost();

/**
 * Lends the singletons to the containers of releases, and brings these itself. The page's own remote, which is the first
 * to be asked for, is wired directly; the federation's host comes with the next one, or with a release that needs its
 * runtime (docs/decisions/0017-byte-budgets.md).
 */
export function createFederation(createHost: () => Promise<Lending> = bringHost): Federation {
  const initialized = new WeakMap<Container, Promise<unknown>>();
  let isFirst = true;
  let host: Promise<Lending> | undefined;

  /** A host that did not come is asked for again. */
  function theHost(): Promise<Lending> {
    host ??= createHost().catch((error: unknown) => {
      host = undefined;
      throw error;
    });
    return host;
  }

  /** Lends a container the shell's modules, which it takes once. */
  async function lend(container: Container, { shared, options }: Lending): Promise<void> {
    const ready = initialized.get(container) ?? Promise.resolve(container.init(shared, [], options));
    initialized.set(container, ready);
    await ready;
  }

  return {
    prepare: () => void theHost().catch(() => {}),
    async loadRoutes({ container: name, base, entry, standalone }) {
      const bring = () => loadContainer(name, new URL(base + entry, window.location.href).href);
      const lending = standalone && isFirst ? directly() : theHost();
      isFirst = false;
      // An older entry takes the runtime from the page while it runs.
      if (!standalone) await lending;
      const [container, lent] = await Promise.all([bring(), lending]);
      try {
        await lend(container, lent);
        return (await container.get('./routes'))();
      } catch (error) {
        // A container keeps its failures, and so does a module that threw: the entry must run again.
        forgetContainer(name);
        throw error;
      }
    },
  };
}

/** What the host would lend, without its runtime. */
function directly(): Lending {
  const modules = singletons().map(({ name, ...module }) => [name, { [module.version]: module }]);
  return { shared: Object.fromEntries(modules), options: {} };
}
