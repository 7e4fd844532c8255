/** Path to which browsers report failed views. */
export const CLIENT_ERRORS_PATH = '/client-errors';

/** The `dataset` name that marks a substitute: a document whose page the server could not render. */
export const SUBSTITUTE_MARK = 'substitute';

/** The `dataset` name that marks a document in which a translator has replaced texts. */
export const TRANSLATED_MARK = 'translated';

/** A failed view. */
export type ClientError = {
  /** Path of the page. */
  path: string;
  /** The release whose script is in the error's message or stack, if any. */
  remote?: string;
  version?: string;
  /** Whether the server has counted this view. False for a later page, and if the browser prepared the document. */
  isDocument: boolean;
};
