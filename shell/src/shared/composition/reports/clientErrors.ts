/** Where browsers tell of failed views. */
export const CLIENT_ERRORS_PATH = '/client-errors';

/** The data attribute of documents that stand in for a page that the server could not render, as `dataset` names it. */
export const SUBSTITUTE_MARK = 'substitute';

/** The data attribute of documents in which a translator has replaced texts, as `dataset` names it. */
export const TRANSLATED_MARK = 'translated';

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
