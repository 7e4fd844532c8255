import * as z from 'zod/mini';

/** Stands among the names of a module for all of it: taken whole by a remote, or lent whole by the shell. */
export const WHOLE_MODULE = '*';

/**
 * `shell/dist/offer.json`, which the shell's build writes: what a remote finds in this shell. A running shell repeats it in
 * its serving report.
 */
export const shellOffer = z.object({
  schema: z.literal(1),
  /** Version of shared-contracts. */
  contract: z.string(),
  /** Exact versions of the packages of which it lends modules, by package. */
  packages: z.record(z.string(), z.string()),
  /** Names that each lent module exports. `*` is among them if these are all that the package itself exports. */
  modules: z.record(z.string(), z.array(z.string())),
});

export type ShellOffer = z.infer<typeof shellOffer>;
