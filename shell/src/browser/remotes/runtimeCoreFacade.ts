// The part of the federation's runtime that the entries of remotes use: sharing. Remotes are built with
// `externalRuntime`, so they take it from here. The other half, which loads remotes and manifests, is never called.
export {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  ModuleFederation,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime-core';

/** Entries read these names when they run, but only code that is left out here would call them. */
export const helpers = { global: {}, share: {}, utils: {} };
