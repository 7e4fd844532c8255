import { expect, type Page, test } from '@playwright/test';
import { hydrated } from '../../support/pages/hydrated';
import { startPreparedSite } from '../../support/sites/preparedSite';
import type { Site } from '../../support/sites/site';
import { API_CALLS, type ApiCall } from './apiCalls';
import { API_FAULTS, type ApiFault } from './apiFaults';
import { testsOf } from './matrix';
import { watchPage } from './watchPage';

/** No server listens at this address. So the shell delivers pages without data, and the browser makes every call. */
const NO_API = 'http://127.0.0.1:9/api';

let site: Site;
test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(120_000);
  site = await startPreparedSite({ API_URL: NO_API, MEDIA_URL: String(baseURL) });
});
test.afterAll(() => site.stop());

/** Answers the browser's calls like the API of the suites' site. One call fails until the returned function runs. */
async function failCall(page: Page, { call }: ApiCall, { answer }: ApiFault, healthy: string): Promise<() => void> {
  let isBroken = true;
  await page.route('**/api/**', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const right = async () => {
      // The visitor may have left the page by then.
      const response = await route.fetch({ url: healthy + pathname + search }).catch(() => undefined);
      await (response ? route.fulfill({ response }) : route.abort()).catch(() => {});
    };
    await (isBroken && call.test(pathname.replace('/api', '') + search) ? answer(route, right) : right());
  });
  return () => {
    isBroken = false;
  };
}

type Outcome = 'data' | 'fallback' | 'told';

/** The visible result: the data, their fallback, or the sentence about the failure. */
function outcomeOf({ name }: ApiFault, { harmless = [], empty, retry }: ApiCall): Outcome {
  if (name === 'slow, 3 s' || harmless.includes(name)) return 'data';
  return (name === 'empty' && empty) || !retry ? 'fallback' : 'told';
}

for (const { title, details, row: fault, column: call } of testsOf({
  name: 'API',
  rows: API_FAULTS,
  columns: API_CALLS,
  expected: outcomeOf,
})) {
  test(title, details, async ({ page, baseURL }) => {
    const outcome = outcomeOf(fault, call);
    const watched = watchPage(page);
    const repair = await failCall(page, call, fault, String(baseURL));
    await page.goto(site.url + call.page);
    await hydrated(page);
    await call.ask?.(page);
    if (outcome !== 'data') {
      const seen = fault.name === 'empty' && call.empty ? call.empty : call.failed;
      await expect(seen(page)).toBeVisible();
    }
    if (outcome === 'told') {
      repair();
      await call.retry?.(page);
    }
    if (outcome !== 'fallback') {
      await expect(call.loaded(page)).toBeVisible();
      await expect(call.failed(page)).toBeHidden();
    }
    await expect(page.getByRole('banner').getByRole('link', { name: /Tramuntana/ })).toBeVisible();
    await expect(page.getByText('No se pudo cargar esta sección')).toBeHidden();
    expect(watched.uncaught).toEqual([]);
  });
}
