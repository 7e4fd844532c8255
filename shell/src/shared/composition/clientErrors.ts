/** Where browsers tell of failed views while a canary runs. */
export const CLIENT_ERRORS_PATH = '/client-errors';

/** What the console is told, before the error, of a failure that a card was shown for. */
export const REMOTE_FAILED = 'A remote failed';

/** A failed view. */
export type ClientError = {
  /** Path of the page. */
  path: string;
  /** The release whose script the error names, if it names one. */
  remote?: string;
  version?: string;
  /** True for the page that the document is of, whose view the server has counted. False for a later one. */
  isDocument: boolean;
};
