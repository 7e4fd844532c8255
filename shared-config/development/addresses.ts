/** In place of a version in the addresses of files that webpack rewrites while a page is open. */
export const DEVELOPED = 'dev';

// No remote can have these: a mount path begins with a letter or a digit.
/** Where pages get the events of builds. */
export const EVENTS = '/_dev/events';
/** Where pages report what their code threw. */
export const ERRORS = '/_dev/errors';

/** Folder in the output for what an open page asks for after a build, and for source maps. No release holds it. */
export const HOT_FOLDER = 'hot';
