/** Property of `window` through which the shell lends its Fast Refresh runtime to remotes in development. */
export const REFRESH_RUNTIME = '__REFRESH_RUNTIME__';
