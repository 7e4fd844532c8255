/** Where the overlay reads what the page does not know. Below the teams' own path, so that no remote can have it. */
export const DEVTOOLS_PATH = '/equipos/devtools';

/** The parameter that turns the overlay on, and with `off` off again. */
export const DEVTOOLS_PARAMETER = 'devtools';

/** Name of the bar that tells of pins, over which the overlay stands. */
export const PINS_BAR = 'Versiones fijadas';

/** A remote, or the shell, as its team sees it in the overlay. */
export type DevtoolsRelease = {
  name: string;
  /** None for the shell. */
  mounts: string[];
  /** The version that this browser gets with its next document. */
  version: string;
  /** The version of visitors without canary or pin; undefined where none is live. */
  live: string | undefined;
  canary: { version: string; percent: number } | undefined;
  /** The version that this browser has pinned. */
  pinned: string | undefined;
  /** Why it is unavailable, or another release than the wanted one is in use. */
  problem: string | undefined;
  /** Range of shared-contracts, and ranges of packages that the shell lends, of the version in the page. */
  contract: string | undefined;
  requires: Record<string, string>;
};

/** What the server tells the overlay of the site, for the browser that asks. */
export type DevtoolsData = {
  /** Revision of the registry. */
  revision: string;
  shell: DevtoolsRelease;
  remotes: DevtoolsRelease[];
  /** Versions of the packages that the shell lends, shared-contracts among them. */
  lent: Record<string, string>;
};
