import { chromium } from '@playwright/test';
import { visitorsBrowser } from '@tramuntana/remote/journeys/browser';
import { hydrated } from '../support/pages/hydrated';
import { copyOfRepository } from '../support/sites/copies';
import { developedSite } from '../support/sites/developedSite';
import { startSite } from '../support/sites/site';
import { atMost, median } from './figures';
import type { Group } from './group';

/** In seconds, on two cores that also run the site. */
const FIRST_PAGE = 15;
const EDIT = 1;

const REMOTE = 'mfe-blog';
const FORM = `${REMOTE}/src/pages/list/NewsletterSignUp.tsx`;

const show = (value: number) => `${value.toFixed(1)} s`;

/**
 * Measures a development of one remote beside the releases of a site, with empty caches: the time until the server's first
 * page, and from a saved edit until the open page shows it.
 */
export const developmentTimes: Group = async ({ runs }) => {
  await using opened = new AsyncDisposableStack();
  const site = opened.adopt(await startSite(), ({ stop }) => stop());
  const copy = copyOfRepository();
  const start = performance.now();
  const development = developedSite([REMOTE, '--from', site.url], { API_URL: `${site.url}/api` }, copy);
  const developed = opened.adopt(await development, ({ stop }) => stop());
  const { ok, status } = await fetch(`${developed.url}/blog`);
  if (!ok) throw new Error(`the development answers ${status} for its first page:\n${developed.output()}`);
  const firstPage = (performance.now() - start) / 1000;

  const browser = opened.adopt(await chromium.launch(visitorsBrowser()), (launched) => launched.close());
  const page = await browser.newPage();
  await page.goto(`${developed.url}/blog`);
  await hydrated(page);
  const edits: number[] = [];
  for (let round = 0; round < runs; round++) {
    const name = `Suscripción ${round}`;
    developed.edit(FORM, (text) => text.replace(/label="Suscripción[^"]*"/, `label="${name}"`));
    const saved = performance.now();
    await page.getByRole('form', { name, exact: true }).waitFor();
    edits.push((performance.now() - saved) / 1000);
  }
  const all = ` (${edits.map((one) => one.toFixed(1)).join(', ')})`;
  const figures = [
    atMost('a development beside a site, until its first page', firstPage, FIRST_PAGE, show),
    atMost('a saved edit, until the open page shows it', median(edits), EDIT, show, all),
  ];
  return { figures: figures.map((figure) => ({ ...figure, informs: true as const })), samples: { firstPage, edits } };
};
