/**
 * Mount paths that remotes cannot have: the shell answers them itself or passes them to the API. A test of the shell
 * compares the list with the shell's routes.
 */
export const RESERVED_MOUNTS = [
  '/api',
  '/assets',
  '/client-errors',
  '/csp-reports',
  '/equipos',
  '/healthz',
  '/newsletters',
  '/page-data',
  '/releases',
  '/sitemap',
  '/vitals',
] as const;
