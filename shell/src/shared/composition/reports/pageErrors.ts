/** The property of `window` in which the document's start script keeps what fails in the page. */
export const PAGE_ERRORS = 'pageErrors';

/** How many errors are kept for those who follow later. */
export const MAX_FIRST_ERRORS = 20;

/** A failure: what was thrown, the path of the page at that time, and when it was, in milliseconds since the document began. */
export type PageError = { error: unknown; path: string; at: number };

/** What the script (inline/pageErrors.ts) keeps for the browser's followErrors. */
export type PageErrors = {
  /** Path of the document. Pages that a visitor goes to later have others. */
  path: string;
  /** The first errors of the page. */
  first: PageError[];
  /** Called with each further one. */
  followers: ((error: PageError) => void)[];
};

declare global {
  interface Window {
    [PAGE_ERRORS]: PageErrors;
  }
}
