import type { NavLink, ReleaseManifest } from '@tramuntana/contracts';

/** A remote as the server uses it: its release in use, or `unavailable` if none is usable. */
export type LiveRemote = {
  name: string;
  version: string;
  /** The version that the channel names. `version` differs if that one could not be used. */
  wanted: string;
  mounts: string[];
  /** Paths that take a form, as in the build manifest. */
  forms?: string[];
  /** Links to its pages around every page, as in the build manifest. */
  nav?: NavLink[];
  entry: string;
  container: string;
  /** Script files below `web/`, by chunk name. */
  chunks: Record<string, string[]>;
  /** Absolute path of the release's `server.cjs`. */
  serverBundle: string;
  /** Sizes and hashes of the release's files, by path in the release: `server.cjs`, `web/…`. */
  files: ReleaseManifest['files'];
  status: 'available' | 'unavailable';
  /** Why it is unavailable, or why another release than the channel's is in use. */
  reason?: string;
};

/** Identifies a release among all remotes: `name@version`. */
export const releaseOf = ({ name, version }: Pick<LiveRemote, 'name' | 'version'>): string => `${name}@${version}`;

/** The release's code for a render thread, which compares the bytes with the hash again before it runs them. */
export const serverBundleOf = ({ serverBundle, files }: LiveRemote): { file: string; integrity: string } => ({
  file: serverBundle,
  integrity: files['server.cjs']?.integrity ?? '',
});
