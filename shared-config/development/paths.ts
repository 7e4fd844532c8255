/** Development writes to this folder of a workspace, so that a production build in `dist` stays unchanged. */
export const OUTPUT = '.dev';
/** Folder in the output for source maps and for the updates that an open page requests. No release contains it. */
export const HOT_FOLDER = 'hot';

/** Replaces the version in addresses of files that webpack rewrites while a page is open. */
export const DEVELOPED = 'dev';
// Remotes cannot take these addresses, because a mount path begins with a letter or a digit.
/** Pages get the events of builds from this address. */
export const EVENTS = '/_dev/events';
/** Pages report errors of their code to this address. */
export const ERRORS = '/_dev/errors';
