import * as z from 'zod/mini';

/**
 * One remote as a page knows it. `unavailable` means that the shell refused the release: the page shows the card, loads
 * nothing.
 */
const registryRemote = z.object({
  name: z.string(),
  version: z.string(),
  mounts: z.array(z.string()),
  /** Address of the release's `web/` folder, with a trailing slash. */
  base: z.string(),
  entry: z.string(),
  container: z.string(),
  /** Hash of the entry, as in Subresource Integrity. If the shell gives none, browsers load the entry unchecked. */
  integrity: z.optional(z.string()),
  /** As in the build manifest. */
  status: z.enum(['available', 'unavailable']),
  /** Files below `base` that every page needs besides the entry. If a release does not name them, its entry loads them. */
  routes: z.optional(z.array(z.string())),
  /** More files that a page needs, by the router's path pattern: `/blog/post/:id`. */
  pages: z.optional(z.record(z.string(), z.array(z.string()))),
});

/** The version set of a page. An open page keeps its set until the next document load. */
export const registry = z.object({ revision: z.string(), remotes: z.array(registryRemote) });

export type RegistryRemote = z.infer<typeof registryRemote>;
export type Registry = z.infer<typeof registry>;
