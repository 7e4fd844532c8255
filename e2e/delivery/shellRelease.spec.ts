import { expect, type Page, test } from '@playwright/test';
import { collectComplaints } from '../support/pages/complaints';
import { hydrated } from '../support/pages/hydrated';
import { BEYOND_SAMPLE } from '../support/sample';
import { forgeRelease, liveVersion } from '../support/sites/forgeRelease';
import { startPreparedSite } from '../support/sites/preparedSite';
import type { Site } from '../support/sites/site';
import { swapRelease } from '../support/sites/swapRelease';

const SHELL = 'shell';

/** A page of each remote, and the header or footer link to it. */
const REMOTES = [
  { remote: 'mfe-marketing', address: '/sobre-nosotros', from: 'banner', link: 'Sobre Nosotros' },
  { remote: 'mfe-blog', address: '/blog', from: 'banner', link: 'Blog' },
  { remote: 'mfe-media', address: '/media', from: 'contentinfo', link: 'Galería' },
  { remote: 'mfe-shop', address: '/tienda', from: 'contentinfo', link: 'Tienda de demostración' },
] as const;

let site: Site;
/** The versions of shell and remotes: those at the site's start, and those published later. */
const versions = new Map<string, { previous: string; current: string }>();

test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startPreparedSite();
  for (const name of [SHELL, ...REMOTES.map(({ remote }) => remote)]) {
    const previous = liveVersion(site, name);
    // A shell reads its version from its build, so the copy needs the new version there.
    const renamed = { 'build.json': (text: string) => text.replace(previous, 'actual') };
    forgeRelease(site, name, 'actual', { 'web/siguiente.js': '// another version', ...(name === SHELL && renamed) });
    versions.set(name, { previous, current: 'actual' });
  }
});
test.afterAll(() => site.stop());

/** Requests pages one after another until `stop`. It returns all statuses; 'failed' stands for a missing answer. */
function askAllTheTime() {
  const statuses = new Set<number | 'failed'>();
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      const answer = await fetch(`${site.url}/blog`).catch(() => undefined);
      await answer?.text();
      statuses.add(answer?.status ?? 'failed');
    }
  })();
  return async () => {
    isOver = true;
    await asking;
    return [...statuses];
  };
}

test('another release of the shell takes over during visits, and is rolled back', async ({ page }) => {
  const former = liveVersion(site, SHELL);
  forgeRelease(site, SHELL, 'siguiente', { 'build.json': (text) => text.replace(former, 'siguiente') });
  await page.goto(site.url);
  await hydrated(page);
  const loads: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));

  const stop = askAllTheTime();
  expect(await site.release('promote', SHELL, 'siguiente')).toContain('a running shell uses it and rendered');
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await site.release('rollback', SHELL)).toContain('a running shell uses it and rendered');
  expect(await stop()).toEqual([200]);
  expect(loads).toEqual([]);
  expect(liveVersion(site, SHELL)).toBe(former);
});

test('a release of the shell that does not start is rolled back, and the former one stays in place', {
  tag: BEYOND_SAMPLE,
}, async () => {
  const former = liveVersion(site, SHELL);
  forgeRelease(site, SHELL, 'rota', { 'server/server.cjs': 'throw new Error("rota")' });
  const stop = askAllTheTime();
  const refused = await site.release('promote', SHELL, 'rota').catch((error: { stderr: string }) => error.stderr);
  expect(refused).toContain(`does not render, so ${former} is live again`);
  await expect.poll(() => site.output()).toContain("did not start, so the shell's former release goes on");
  expect(await stop()).toEqual([200]);
  expect(liveVersion(site, SHELL)).toBe(former);
});

async function makeLive(name: string, which: 'previous' | 'current') {
  const version = versions.get(name)?.[which] ?? '';
  if (liveVersion(site, name) === version) return;
  if (name === SHELL) await site.release('promote', SHELL, version);
  else await swapRelease(site, name, version);
}

/** The version of a remote in a page's registry, from the server's HTML. */
async function servedVersion(address: string, remote: string): Promise<string | undefined> {
  // A shell that is being replaced may close a kept-alive connection just as it is used again. Browsers and the poll retry.
  const answer = await fetch(site.url + address).catch(() => undefined);
  return new RegExp(`"base":"/releases/${remote}/([^/"]+)/"`).exec((await answer?.text()) ?? '')?.[1];
}

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

for (const shell of ['previous', 'current'] as const) {
  for (const remotes of ['previous', 'current'] as const) {
    const tag = shell === remotes ? BEYOND_SAMPLE : [];
    test(`the ${shell} shell and the ${remotes} remotes: each page is rendered, hydrated and reached by its link`, {
      tag,
    }, async ({ page }) => {
      await makeLive(SHELL, shell);
      await Promise.all(REMOTES.map(({ remote }) => makeLive(remote, remotes)));
      const complaints = collectComplaints(page);
      for (const { remote, address } of REMOTES) {
        const version = versions.get(remote)?.[remotes];
        await expect.poll(() => servedVersion(address, remote)).toBe(version);
        await page.goto(site.url + address);
        await hydrated(page);
        await expect(heading(page)).not.toHaveText(/No se pudo cargar|404|Cargando la sección/);
      }
      for (const { from, link, address } of REMOTES) {
        await page.getByRole(from).getByRole('link', { name: link }).first().click();
        await expect(page).toHaveURL(site.url + address);
        await expect(heading(page)).not.toHaveText(/No se pudo cargar|404|Cargando la sección/);
      }
      // Leaving a page aborts its pending requests.
      expect(complaints.filter((complaint) => !complaint.startsWith('failed:'))).toEqual([]);
    });
  }
}
