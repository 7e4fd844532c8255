/** The property of `window` in which the document's start script records the page's errors. */
export const PAGE_ERRORS = 'pageErrors';

/** How many errors are kept for followers that start later. */
export const MAX_FIRST_ERRORS = 20;

/** A thrown value, the page's path at that time, and the time in milliseconds since the document began. */
export type PageError = { error: unknown; path: string; at: number };

/** The record that the start script (inline/pageErrors.ts) makes for the browser's followErrors. */
export type PageErrors = {
  /** Path of the document. Pages that the visitor opens later have other paths. */
  path: string;
  /** The first errors of the page. */
  first: PageError[];
  /** Called with each further error. */
  followers: ((error: PageError) => void)[];
};

declare global {
  interface Window {
    [PAGE_ERRORS]: PageErrors;
  }
}
