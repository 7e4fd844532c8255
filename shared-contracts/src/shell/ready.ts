/** The attribute of `<html>` that the shell sets to `true` when all of the page that the server sent is hydrated. */
export const READY_ATTRIBUTE = 'data-ready';

/** Matches the root of a page that is ready. For styles of what works with scripts only: `[`${READY} &`]: { … }`. */
export const READY = `html[${READY_ATTRIBUTE}="true"]`;
