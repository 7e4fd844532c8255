import type { CreateRoutes, ListPages } from '@tramuntana/contracts';

/** The module that a remote exposes as `./routes`. */
export type RemoteModule = { createRoutes: CreateRoutes; listPages?: ListPages };

export const isRemoteModule = (module: unknown): module is RemoteModule =>
  typeof module === 'object' &&
  module !== null &&
  'createRoutes' in module &&
  typeof module.createRoutes === 'function';
