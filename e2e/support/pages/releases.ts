import type { Page } from '@playwright/test';

/** Collects the releases whose files a page requests from now on: `mfe-blog 1.0.0-3f9c2a7b10`. */
export function collectReleases(page: Page): Set<string> {
  const releases = new Set<string>();
  page.on('request', (request) => {
    const [, name, version] = /\/releases\/([^/]+)\/([^/]+)\//.exec(request.url()) ?? [];
    if (name) releases.add(`${name} ${version}`);
  });
  return releases;
}
