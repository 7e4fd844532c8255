import { type APIRequestContext, expect, test } from '@playwright/test';
import { thisRemote } from './thisRemote';
import { violations } from './violations';

const SCHEMES = ['light', 'dark'] as const;

/**
 * Adds a test for each colour scheme: axe finds nothing on the remote's mounts, on `more` paths and on its pages of the
 * sitemap. A site without SITE_URL, such as that of `remote dev`, has no sitemap.
 */
export function testAccessibility(more: readonly string[] = []): void {
  for (const colorScheme of SCHEMES) {
    test(`axe finds no violation on the remote's pages: ${colorScheme}`, async ({ page, request }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const paths = [...new Set([...(await pagesOf(request)), ...more])];
      expect(paths, 'the pages of the remote').not.toEqual([]);
      // The preset's timeout is for one page.
      test.setTimeout(paths.length * test.info().timeout);
      const found: Record<string, string[]> = {};
      for (const path of paths) {
        await test.step(path, async () => {
          await page.goto(path);
          await page.locator('html[data-ready="true"]:not([data-late-layout])').waitFor({ state: 'attached' });
          const here = await violations(page);
          if (here.length > 0) found[path] = here;
        });
      }
      expect(found).toEqual({});
    });
  }
}

/**
 * Paths of the remote's part of the sitemap, and of its mounts: a version that was never live is in no sitemap. Throws if the
 * site cannot tell its sitemap now.
 */
async function pagesOf(request: APIRequestContext): Promise<string[]> {
  const { name, build } = thisRemote();
  const sitemap = await request.get(`/sitemap/${name}/1.xml`);
  expect([200, 404], `status of ${sitemap.url()}`).toContain(sitemap.status());
  const listed = sitemap.ok() ? [...(await sitemap.text()).matchAll(/<loc>([^<]+)<\/loc>/g)] : [];
  const paths = listed.map(([, address = '']) => new URL(address).pathname);
  return [...(build?.mounts ?? []), ...paths];
}
