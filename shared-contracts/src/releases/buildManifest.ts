import * as z from 'zod/mini';
import { MAX_NAV_LINKS, navLink } from './nav';

const name = z.string().check(z.regex(/^[a-z][a-z0-9-]*$/, 'a remote is named in kebab-case'));
const version = z
  .string()
  .check(z.regex(/^[0-9A-Za-z][0-9A-Za-z.-]*$/, 'a version has letters, digits, dots and dashes'));
const mount = z.string().check(z.regex(/^\/[a-z0-9-]*$/, 'a mount path is / or one segment, as in /blog'));

/** `dist/build.json`, which the build of a remote or of the shell writes: what the release promises, without the list of its files. */
export const buildManifest = z.object({
  schema: z.literal(1),
  remote: name,
  version,
  /** Range of shared-contracts versions that the remote was built for. */
  contract: z.string(),
  /** Paths that the remote answers, none for the shell. `/` is the home page alone; `/blog` is itself and all below it. */
  mounts: z.array(mount),
  /** Paths below its mounts that take the POST of a form: the `action` of their route answers. */
  forms: z.optional(
    z.array(z.string().check(z.regex(/^\/[a-z0-9/-]+$/, 'a form posts to a path as /contacto/mensaje'))),
  ),
  /** Links to the remote's pages in header, menu and footer. */
  nav: z.optional(z.array(navLink).check(z.maxLength(MAX_NAV_LINKS, `a remote has at most ${MAX_NAV_LINKS} links`))),
  /** File in `web/` that the browser loads first, and the name of the container that it defines. */
  entry: z.string(),
  container: z.string(),
  /**
   * Exact versions of the singletons that the remote was built with, as its folder resolves them. They are told, not
   * compared: what a shell must have stands in `requires` and `imports`.
   */
  shared: z.record(z.string(), z.string()),
  /** Ranges of the packages that the shell lends, by package, as the remote's package.json declares them. */
  requires: z.optional(z.record(z.string(), z.string())),
  /** Names that the remote's bundle takes of each shared module; `*` where a library takes the whole module. */
  imports: z.optional(z.record(z.string(), z.array(z.string()))),
  /** Scripts in `web/` by chunk name, so that a page's scripts can be preloaded. */
  chunks: z.record(z.string(), z.array(z.string())),
});

/** The shell's name among the releases: a build, a channel and a history as a remote has, but no mounts. */
export const SHELL = 'shell';

export const remoteName = name;
export const releaseVersion = version;
export type BuildManifest = z.infer<typeof buildManifest>;
