import { matchRoutes } from 'react-router-dom';

/** The pattern that matches a path best, by the router's own ranking. */
export const patternOf = (patterns: readonly string[], pathname: string): string | undefined =>
  matchRoutes(
    patterns.map((path) => ({ path })),
    pathname,
  )?.at(-1)?.route.path;
