import { createInstance } from '@module-federation/runtime';
import * as runtimeCore from './runtimeCoreFacade';
import { SCOPE, singletons } from './singletons';

declare global {
  // The entries of older releases take the federation's runtime from here instead of carrying it.
  var _FEDERATION_RUNTIME_CORE: unknown;
}

/** What a container gets from its host: the modules by name and version, and the scope's options. */
export type Lending = { shared: object; options: object };

/**
 * The federation's host and runtime, in a chunk that is loaded at rest, or with the first release that needs it. Of the
 * runtime it holds only the sharing (docs/decisions/0007-bytes-of-the-first-page.md).
 */
export function createHost(): Lending {
  globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;
  const { shareScopeMap } = createInstance({
    name: 'shell',
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: Object.fromEntries(singletons().map(({ name, ...module }) => [name, module])),
  });
  return { shared: shareScopeMap[SCOPE] ?? {}, options: { shareScopeMap, shareScopeKeys: SCOPE } };
}
