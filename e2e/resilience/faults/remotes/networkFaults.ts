import { setTimeout as sleep } from 'node:timers/promises';
import type { Route } from '@playwright/test';
import { liveVersion } from '../../../support/sites/forgeRelease';
import type { Cause } from './cause';

/** How a request is answered. One that nobody answers hangs. */
type Answer = (route: Route) => unknown;

/** Files of a release. What is asked for again has a query. */
const FILES = { scripts: '[^/]+\\.js', page: 'page-[^/]+\\.js' };

/** The remote's scripts, or only those of its pages, are answered in another way on their way to the browser. */
export const answered =
  (files: keyof typeof FILES, answer: Answer): Cause =>
  async ({ page, site, remote }) => {
    const address = new RegExp(`/releases/${remote}/[^/]+/${FILES[files]}(\\?|$)`);
    await page.route(address, async (route) => {
      // A request that was on its way when the visitor left the page, or the fault ended, needs no answer any more.
      await Promise.resolve(answer(route)).catch(() => {});
    });
    return {
      version: liveVersion(site, remote),
      // Requests that hang go on to hang: the next one has to be another.
      repair: () => page.unroute(address),
    };
  };

/** The script's text is another. */
export const changed =
  (change: (script: string) => string): Answer =>
  async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  };

/** The answer begins some milliseconds later. */
export const late =
  (milliseconds: number): Answer =>
  async (route) => {
    await sleep(milliseconds);
    await route.continue();
  };
