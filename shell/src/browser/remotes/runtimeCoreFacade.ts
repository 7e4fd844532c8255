// What the entries of remotes take of the federation's runtime (they are built with `externalRuntime`): sharing. The
// runtime's ways to load remotes, manifests and snapshots would be half of it, and nobody calls them here.
export {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  ModuleFederation,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime-core';

/** Read when an entry runs, called only by what is not here. */
export const helpers = { global: {}, share: {}, utils: {} };
