/**
 * Mount paths that no remote may have, because the shell answers them itself or hands them to the API. A test of the shell
 * compares them with its routes.
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
