import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { hydrated } from '../support/pages/hydrated';
import { TEMPLATES } from '../support/routes';

/** Rounds that fill caches, and rounds that are counted. */
const FIRST_ROUNDS = 2;
const ROUNDS = 4;

/** Goes to a page of the site as a link does, and comes to rest there. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const link = Object.assign(document.createElement('a'), { href: to });
    document.querySelector('header')?.append(link);
    link.click();
    link.remove();
  }, path);
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
}

/** Elements, listeners and documents that live, once all garbage is collected. */
async function living(client: CDPSession) {
  await client.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await client.send('Memory.getDOMCounters');
  return { nodes, listeners: jsEventListeners };
}
