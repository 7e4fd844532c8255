import type { RegistryRemote } from '@tramuntana/contracts';
import { SHARED_MODULES } from '../../shared/facades/sharedModules';
import { type Container, forgetContainer, loadContainer } from './loadContainer';
import { runPreloaded } from './scriptsBehind';

/** The part of Module Federation that the shell needs: it loads the module that a release exposes. */
export type Federation = {
  /** Loads `./routes` of a release. A call after a failure tries again. Rejects with the cause. */
  loadRoutes(remote: RegistryRemote): Promise<unknown>;
};

/**
 * Loads the containers of releases and lends them the singletons, without the federation's runtime
 * (docs/decisions/0017-byte-budgets.md).
 */
export function createFederation(): Federation {
  const initialized = new WeakMap<Container, Promise<unknown>>();

  /** Lends the shell's modules to a container, which may be initialized only once. */
  async function lend(container: Container): Promise<void> {
    const ready = initialized.get(container) ?? Promise.resolve(container.init(singletons(), [], {}));
    initialized.set(container, ready);
    await ready;
  }

  return {
    async loadRoutes(remote) {
      const { container: name, base, entry } = remote;
      const container = await loadContainer(name, base + entry);
      runPreloaded(remote);
      try {
        await lend(container);
        return (await container.get('./routes'))();
      } catch (error) {
        // Containers and modules remember a failure, so a retry must run the entry again.
        forgetContainer(name);
        throw error;
      }
    },
  };
}

declare const __SINGLETON_VERSIONS__: Record<string, string>;

/** The shared modules by name and version, in the form that a Module Federation container expects. */
const singletons = () =>
  Object.fromEntries(
    Object.entries(SHARED_MODULES).map(([name, module]) => {
      const version = __SINGLETON_VERSIONS__[name] ?? '0.0.0';
      const lent = {
        version,
        scope: ['default'],
        lib: () => module,
        shareConfig: { singleton: true, requiredVersion: `^${version}` },
        strategy: 'loaded-first',
      };
      return [name, { [version]: lent }];
    }),
  );
