import { chromium, type Page } from '@playwright/test';
import { visitorsBrowser } from '../support/browser';
import { hydrated } from '../support/pages/hydrated';
import { makeLarge, PAGES, pagesOf, pressForMore } from '../support/pages/largeGallery';
import { requestsOf } from '../support/pages/requestsOf';
import type { Measurement } from './figure';

/** Pixels in each frame: down as with a wheel that never stops, up as with the scroll bar dragged back. */
const DOWN = 60;
const UP = 240;
/** The number of elements with so many pages is what the whole list is compared with. */
const SHORT_LIST = 10;
const GROWTH_BAR = 2;

/** Tasks over 50 ms (W3C Long Tasks) and the number of elements, while 5,000 items are scrolled through and back. */
export const galleryScroll: Measurement = async ({ url }) => {
  const browser = await chromium.launch(visitorsBrowser());
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await makeLarge(page);
    const { allEnded } = requestsOf(page);
    await page.goto(`${url}/media`);
    await hydrated(page);
    await allEnded();
    const tasks = await watchLongTasks(page);
    await growTo(page, SHORT_LIST);
    const short = await elements(page);
    await growTo(page, PAGES);
    const long = await elements(page);
    await page.evaluate(scrollToTop, UP);
    const durations = await tasks();
    const growth = long / short;
    return [
      {
        what: 'tasks over 50 ms while a gallery of 5,000 items is scrolled through, down and up',
        seen: durations.length > 0 ? `${durations.length}, longest ${Math.max(...durations)} ms` : '0',
        bar: '0',
        holds: durations.length === 0,
      },
      {
        what: `elements with ${PAGES} pages of the gallery, as a multiple of those with ${SHORT_LIST}`,
        seen: `${growth.toFixed(2)} (${long} of ${short})`,
        bar: `at most ${GROWTH_BAR}`,
        holds: growth <= GROWTH_BAR,
      },
    ];
  } finally {
    await browser.close();
  }
};

const elements = (page: Page) => page.locator('main *').count();

/** Watches long tasks from now on. The function that it gives tells how long each was, in whole milliseconds. */
async function watchLongTasks(page: Page): Promise<() => Promise<number[]>> {
  const durations = await page.evaluateHandle(() => {
    const seen: number[] = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.push(Math.round(duration));
    }).observe({ type: 'longtask' });
    return seen;
  });
  return () => durations.jsonValue();
}

/** Scrolls as a visitor does, frame by frame, and asks for more where the list pauses. */
async function growTo(page: Page, wanted: number) {
  for (let before = await pagesOf(page); before < wanted; before = await pagesOf(page)) {
    await page.evaluate(scrollToLink, DOWN);
    if ((await pagesOf(page)) > before) continue;
    await pressForMore(page, before + 1);
  }
}

const scrollToLink = async (step: number) => {
  for (;;) {
    const link = [...document.querySelectorAll('main a')].find(({ textContent }) => textContent === 'Cargar más');
    if (!link || link.getBoundingClientRect().top < window.innerHeight) return;
    window.scrollBy(0, step);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
};

const scrollToTop = async (step: number) => {
  while (window.scrollY > 0) {
    window.scrollBy(0, -step);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
};
