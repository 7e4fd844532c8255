/** A remote as the server uses it: the release it goes by now, or that it has none it could trust. */
export type LiveRemote = {
  name: string;
  version: string;
  /** The version that the channel names; another one than `version` where that could not be used. */
  wanted: string;
  mounts: string[];
  /** Paths that take a form, as in the build manifest. */
  forms?: string[];
  entry: string;
  container: string;
  /** As in the build manifest. */
  standalone?: boolean;
  /** Scripts below `web/` by chunk name. */
  chunks: Record<string, string[]>;
  /** Absolute path of the release's `server.cjs`. */
  serverBundle: string;
  status: 'available' | 'unavailable';
  /** Why it is unavailable, or why it is not the release that the channel names. */
  reason?: string;
};

/** One text for one release of one remote. */
export const releaseOf = ({ name, version }: Pick<LiveRemote, 'name' | 'version'>): string => `${name}@${version}`;
