/** Path of the data that the overlay needs from the server. It is below the teams' path, so no remote can claim it. */
export const DEVTOOLS_PATH = '/equipos/devtools';

/** The parameter that turns the overlay on. The value `off` turns it off. */
export const DEVTOOLS_PARAMETER = 'devtools';

/** Accessible name of the bar that lists pins. The overlay's panel is placed above it. */
export const PINS_BAR = 'Versiones fijadas';

/** A remote, or the shell, as its team sees it in the overlay. */
export type DevtoolsRelease = {
  name: string;
  /** Empty for the shell. */
  mounts: string[];
  /** The version that this browser will get with its next document. */
  version: string;
  /** The version for visitors without canary or pin; undefined if none is live. */
  live: string | undefined;
  canary: { version: string; percent: number } | undefined;
  /** The version that this browser has pinned. */
  pinned: string | undefined;
  /** Why the remote is unavailable, or why another release than the wanted one is in use. */
  problem: string | undefined;
  /** Ranges of shared-contracts and of the lent packages that the page's version requires. */
  contract: string | undefined;
  requires: Record<string, string>;
};

/** The server's data for the overlay. They depend on the browser's canary and pins. */
export type DevtoolsData = {
  /** The owner of the identity that signed in; undefined for the token of the teams. */
  who?: string | undefined;
  /** Revision of the registry. */
  revision: string;
  shell: DevtoolsRelease;
  remotes: DevtoolsRelease[];
  /** Versions of the packages that the shell lends, shared-contracts among them. */
  lent: Record<string, string>;
};
