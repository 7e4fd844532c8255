import type { Browser, CDPSession, Page } from '@playwright/test';
import { recordTraffic } from '../pages/traffic';
import { type Seen, watchPage } from '../pages/watchPage';
import { asScript, newVisitor, type Profile } from '../sites/phone';
import { type Clicked, watchClick } from './watchClick';

/** When a visitor clicks: at once after the page was hydrated, once it is quiet, or after pointing at the link for a while. */
export type Moment = 'cold' | 'after idle' | 'after 200 ms of hover';
export const MOMENTS: Moment[] = ['cold', 'after idle', 'after 200 ms of hover'];

/** One click, in milliseconds: to the new heading's first frame, to the end of a view transition, CPU of the main thread. */
export type Click = { pair: string; painted: number; settled: number; cpu: number; requests: number };

const HOVER = 200;
const CALM = 2000;
const TIMEOUT = 90_000;

/** Follows a link as a new visitor. Rejects where the page has no such link in sight, or the new page does not come. */
export async function clickLink(
  browser: Browser,
  site: string,
  [from, to]: readonly [string, string],
  moment: Moment,
  profile: Profile,
): Promise<Click> {
  const watching = { hydrates: true, calm: CALM };
  const scripts = [asScript(watchPage, watching), asScript(watchClick, undefined)];
  const { page, client, leave } = await newVisitor(browser, profile, ...scripts);
  try {
    page.setDefaultTimeout(TIMEOUT);
    await client.send('Performance.enable', { timeDomain: 'threadTicks' });
    const requests = recordTraffic(client);
    await page.goto(site + from, { waitUntil: 'commit' });
    await page.waitForFunction(() => (window as unknown as { seen: Seen }).seen.hydrated, undefined, { polling: 50 });
    let place = await bringIntoSight(page, to);
    if (moment === 'after idle') {
      await page.waitForFunction(() => (window as unknown as { seen: Seen }).seen.quiet, undefined, { polling: 100 });
      place = await bringIntoSight(page, to);
    }
    if (moment === 'after 200 ms of hover') {
      await page.mouse.move(place.x, place.y);
      await page.waitForTimeout(HOVER);
    }
    const before = { cpu: await cpuOf(client), requests: requests.length };
    if (profile === 'phone' && moment !== 'after 200 ms of hover') await page.touchscreen.tap(place.x, place.y);
    else await page.mouse.click(place.x, place.y);
    const seen = await page.waitForFunction(paintedPage, undefined, { polling: 50 });
    const cpu = (await cpuOf(client)) - before.cpu;
    const { painted = Number.NaN } = (await seen.jsonValue()) ?? {};
    const { settled = painted } = await page.evaluate(settledPage);
    return { pair: `${from} → ${to}`, painted, settled, cpu, requests: requests.length - before.requests };
  } finally {
    await leave();
  }
}

const paintedPage = () => {
  const { clicked } = window as unknown as { clicked: Clicked };
  return clicked.painted === undefined ? undefined : clicked;
};

/** Once no view transition is under way. */
const settledPage = async (): Promise<Clicked> => {
  const { activeViewTransition } = document as Document & { activeViewTransition?: ViewTransition | null };
  await activeViewTransition?.finished;
  return (window as unknown as { clicked: Clicked }).clicked;
};

/** The middle of the first visible link to an address, once it stands in the middle of the screen. */
async function bringIntoSight(page: Page, to: string): Promise<{ x: number; y: number }> {
  const link = page.locator(`a[href="${to}"]:visible`).first();
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  return link.evaluate(async (element) => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const [box] = element.getClientRects();
    if (!box) throw new Error('the link has no place on the screen');
    const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const hit = document.elementFromPoint(place.x, place.y);
    if (!element.contains(hit)) throw new Error(`${hit?.outerHTML.slice(0, 80)} lies over the link`);
    return place;
  });
}

/** CPU time of the main thread so far, in milliseconds. */
async function cpuOf(client: CDPSession): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}
