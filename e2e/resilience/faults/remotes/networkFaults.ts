import { setTimeout as sleep } from 'node:timers/promises';
import type { Route } from '@playwright/test';
import { liveVersion } from '../../../support/sites/forgeRelease';
import type { Cause } from './cause';

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
