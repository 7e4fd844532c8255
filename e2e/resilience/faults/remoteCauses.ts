import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type Page, type Route } from '@playwright/test';
import { forgeRelease, liveVersion } from '../../support/sites/forgeRelease';
import type { Site } from '../../support/sites/site';
import { swapRelease } from '../../support/sites/swapRelease';

/** A fault in effect: the affected version of the remote, and a function that ends the fault. */
export type Caused = { version: string; repair(): Promise<void> };

/** Causes a fault of a remote, in this page or in the site. */
export type Cause = (where: { page: Page; site: Site; remote: string }) => Promise<Caused>;

/** The answer to a request. A request without an answer hangs. */
type Answer = (route: Route) => unknown;

/** Files of a release. A retry has a query. */
const FILES = { scripts: '[^/]+\\.js', page: 'page-[^/]+\\.js' };

/** Replaces the answers for the remote's scripts, or only for those of its pages, on the way to the browser. */
export const answered =
  (files: keyof typeof FILES, answer: Answer): Cause =>
  async ({ page, site, remote }) => {
    const address = new RegExp(`/releases/${remote}/[^/]+/${FILES[files]}(\\?|$)`);
    await page.route(address, async (route) => {
      // The visitor may have left the page, or the fault may have ended, so the request needs no answer any more.
      await Promise.resolve(answer(route)).catch(() => {});
    });
    return {
      version: liveVersion(site, remote),
      // Requests that hang keep hanging, so the retry must be a new request.
      repair: () => page.unroute(address),
    };
  };

/** Changes the script's text. */
export const changed =
  (change: (script: string) => string): Answer =>
  async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  };

/** Delays the answer by some milliseconds. */
export const late =
  (milliseconds: number): Answer =>
  async (route) => {
    await sleep(milliseconds);
    await route.continue();
  };

type Changes = Parameters<typeof forgeRelease>[3];
type Manifest = { container: string; requires: Record<string, string> };

/** Makes a release with changed files live. Writes its channel directly, like an operator who skips all checks. */
export const promoted =
  (version: string, changes: (release: Manifest) => Changes): Cause =>
  async ({ site, remote }) => {
    const live = liveVersion(site, remote);
    if (!existsSync(path.join(site.store, remote, version))) {
      forgeRelease(site, remote, version, changes(manifestOf(site, remote, live)));
    }
    await swapRelease(site, remote, version);
    return { version, repair: () => swapRelease(site, remote, live) };
  };

/** Promotes a release that the shell must refuse. The former release stays in use. */
export const refused =
  (version: string, spoil: (folder: string) => void): Cause =>
  async ({ site, remote }) => {
    const live = liveVersion(site, remote);
    const folder = path.join(site.store, remote, version);
    if (!existsSync(folder)) {
      forgeRelease(site, remote, version, {});
      spoil(folder);
    }
    const channelFile = path.join(site.store, remote, 'channel.json');
    const channel = readFileSync(channelFile, 'utf8');
    writeFileSync(channelFile, JSON.stringify({ ...JSON.parse(channel), live: version }));
    await expect.poll(() => remoteOf(site, remote)).toMatchObject({ wanted: version, version: live });
    return {
      version,
      async repair() {
        writeFileSync(channelFile, channel);
        await expect.poll(() => remoteOf(site, remote)).toMatchObject({ wanted: live, version: live });
      },
    };
  };

async function remoteOf(site: Site, remote: string): Promise<object | undefined> {
  const { remotes } = (await (await fetch(`${site.url}/healthz`)).json()) as { remotes: { name: string }[] };
  return remotes.find(({ name }) => name === remote);
}

const manifestOf = (site: Site, remote: string, version: string) =>
  JSON.parse(readFileSync(path.join(site.store, remote, version, 'manifest.json'), 'utf8')) as Manifest;

/** The release was built for a React that the shell does not have. */
export function asksForReact20(folder: string): void {
  const file = path.join(folder, 'manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  writeFileSync(file, JSON.stringify({ ...manifest, requires: { ...manifest.requires, react: '^20.0.0' } }));
}

/** A file was changed after the release was published. */
export const losesItsHash = (folder: string): void =>
  writeFileSync(path.join(folder, 'server.cjs'), 'module.exports = {};');

/** Source of a function that takes routes and returns them with pages that throw. */
const THROWING = `(routes) => routes.map((route) => ({
  ...route,
  lazy: async () => ({ ...(await route.lazy()), Component: () => { throw new Error("broken on purpose"); } }),
}))`;

/** Source of a function that takes the exports of a release and returns them with broken pages. */
const WITH_THROWING_PAGES = `(whole) => ({ ...whole, createRoutes: (shell) => Object.fromEntries(
  Object.entries(whole.createRoutes(shell)).map(([mount, routes]) => [mount, (${THROWING})(routes)]),
) })`;

export const throwsOnTheServer = (): Changes => ({
  'server.cjs': (code) => `${code}\nmodule.exports = (${WITH_THROWING_PAGES})(module.exports);`,
});

export const throwsInTheBrowser = ({ container }: Manifest): Changes => ({
  'web/remoteEntry.js': (code) => `${code}
{
  const { init, get } = ${container};
  const broken = ${WITH_THROWING_PAGES};
  ${container} = { init, get: async (name) => { const load = await get(name); return () => broken(load()); } };
}`,
});
