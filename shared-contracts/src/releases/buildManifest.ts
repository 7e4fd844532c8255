import * as z from 'zod/mini';
import { MAX_NAV_LINKS, navLink } from './nav';

const name = z.string().check(z.regex(/^[a-z][a-z0-9-]*$/, 'a remote is named in kebab-case'));
const version = z
  .string()
  .check(z.regex(/^[0-9A-Za-z][0-9A-Za-z.-]*$/, 'a version has letters, digits, dots and dashes'));
const mount = z.string().check(z.regex(/^\/[a-z0-9-]*$/, 'a mount path is / or one segment, as in /blog'));

/**
 * `dist/build.json`, written by the build of a remote or the shell: the promises of the release, without its list of files.
 */
export const buildManifest = z.object({
  schema: z.literal(1),
  remote: name,
  version,
  /** Range of shared-contracts versions that the remote supports. */
  contract: z.string(),
  /**
   * Paths that the remote answers; empty for the shell. `/` is only the home page; `/blog` is itself and all paths below it.
   */
  mounts: z.array(mount),
  /** Paths below its mounts that accept a form's POST. The `action` of the path's route answers. */
  forms: z.optional(
    z.array(z.string().check(z.regex(/^\/[a-z0-9/-]+$/, 'a form posts to a path as /contacto/mensaje'))),
  ),
  /** Links to the remote's pages in header, menu and footer. */
  nav: z.optional(z.array(navLink).check(z.maxLength(MAX_NAV_LINKS, `a remote has at most ${MAX_NAV_LINKS} links`))),
  /** The file in `web/` that the browser loads first, and the name of the container that the file defines. */
  entry: z.string(),
  container: z.string(),
  /**
   * Exact versions of the singletons at build time, as the remote's folder resolves them. Only for information: the needs
   * that a shell must meet are in `requires` and `imports`.
   */
  shared: z.record(z.string(), z.string()),
  /** Ranges of the packages that the shell lends, by package, as the remote's package.json declares them. */
  requires: z.optional(z.record(z.string(), z.string())),
  /** Names that the remote's bundle imports from each shared module. `*` means that a library imports the whole module. */
  imports: z.optional(z.record(z.string(), z.array(z.string()))),
  /** Scripts in `web/` by chunk name, for preloading a page's scripts. */
  chunks: z.record(z.string(), z.array(z.string())),
});

/** The shell's name among the releases. Like a remote it has a build, a channel and a history, but no mounts. */
export const SHELL = 'shell';

export const remoteName = name;
export const releaseVersion = version;
export type BuildManifest = z.infer<typeof buildManifest>;
