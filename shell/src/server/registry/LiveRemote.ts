/** A remote as the server uses it: its release in use, or `unavailable` if none could be verified. */
export type LiveRemote = {
  name: string;
  version: string;
  /** The version that the channel names. `version` differs if that one could not be used. */
  wanted: string;
  mounts: string[];
  /** Paths that take a form, as in the build manifest. */
  forms?: string[];
  entry: string;
  container: string;
  /** As in the build manifest. */
  standalone?: boolean;
  /** Script files below `web/`, by chunk name. */
  chunks: Record<string, string[]>;
  /** Absolute path of the release's `server.cjs`. */
  serverBundle: string;
  status: 'available' | 'unavailable';
  /** Why it is unavailable, or why another release than the channel's is in use. */
  reason?: string;
};

/** Identifies a release among all remotes: `name@version`. */
export const releaseOf = ({ name, version }: Pick<LiveRemote, 'name' | 'version'>): string => `${name}@${version}`;
