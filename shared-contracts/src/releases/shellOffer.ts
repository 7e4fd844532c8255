import * as z from 'zod/mini';

/** Replaces a list of names by the whole module: a remote imports all of it, or the shell lends all of it. */
export const WHOLE_MODULE = '*';

/**
 * `shell/dist/offer.json`, written by the shell's build: the packages and modules that remotes get from this shell. A
 * running shell repeats it in its serving report.
 */
export const shellOffer = z.object({
  schema: z.literal(1),
  /** Version of shared-contracts. */
  contract: z.string(),
  /** Exact versions of the packages from which the shell lends modules. */
  packages: z.record(z.string(), z.string()),
  /** Names that each lent module exports. `*` is added if these are all names that the package itself exports. */
  modules: z.record(z.string(), z.array(z.string())),
});

export type ShellOffer = z.infer<typeof shellOffer>;
