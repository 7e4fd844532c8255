import { SHARED_MODULES } from '../../shared/facades/sharedModules';

declare const __SINGLETON_VERSIONS__: Record<string, string>;

/** The shared modules by name and version, in the form that a Module Federation container expects. */
export const singletons = () =>
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
