/** Property of `window` by which the shell lends the runtime of Fast Refresh to remotes in development. */
export const REFRESH_RUNTIME = '__REFRESH_RUNTIME__';
