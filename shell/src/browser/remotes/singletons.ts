import { SHARED_MODULES } from '../../shared/facades/sharedModules';

declare const __SINGLETON_VERSIONS__: Record<string, string>;

/** Name of the one scope in which modules are lent. */
export const SCOPE = 'default';

/** The shared modules with their versions, as Module Federation describes them. */
export const singletons = () =>
  Object.entries(SHARED_MODULES).map(([name, module]) => {
    const version = __SINGLETON_VERSIONS__[name] ?? '0.0.0';
    return {
      name,
      version,
      scope: [SCOPE],
      lib: () => module,
      shareConfig: { singleton: true, requiredVersion: `^${version}` as const },
      strategy: 'loaded-first' as const,
    };
  });
