import type { Browser, CDPSession, Page } from '@playwright/test';
import { recordTraffic } from '../pages/traffic';
import { watchPage } from '../pages/watchPage';
import { asScript, newVisitor, type Profile } from '../sites/phone';
import { paintedClick } from './paintedClick';
import { type Clicked, watchClick } from './watchClick';

/**
 * The moment of a click. Cold: right after hydration, as the watcher sees it or as the page marks it. After idle: when the
 * page is quiet. After hover: 200 ms after the pointer came over the link.
 */
export type Moment = 'cold' | 'after idle' | 'after 200 ms of hover';
export const MOMENTS: Moment[] = ['cold', 'after idle', 'after 200 ms of hover'];

/** One click, in milliseconds: time to the new heading's first frame, to the view transition's end, and main-thread CPU. */
export type Click = { pair: string; painted: number; settled: number; cpu: number; requests: number };

/** In milliseconds: the hover before a click, the silence that counts as quiet, and the timeout for becoming quiet. */
const HOVER = 200;
const CALM = 2000;
const TIMEOUT = 90_000;

/** Follows a link as a new visitor. Rejects when no such link is in view, or when the new page does not come. */
export async function clickLink(
  browser: Browser,
  site: string,
  [from, to]: readonly [string, string],
  moment: Moment,
  profile: Profile,
): Promise<Click> {
  const watching = { hydrates: true, calm: CALM };
  const scripts = [asScript(watchPage, watching), asScript(watchClick, undefined)];
  const { page, client, told, leave } = await newVisitor(browser, profile, ...scripts);
  try {
    page.setDefaultTimeout(TIMEOUT);
    await client.send('Performance.enable', { timeDomain: 'threadTicks' });
    const requests = recordTraffic(client);
    await page.goto(site + from, { waitUntil: 'commit' });
    await told('hydrated', TIMEOUT);
    let point = await bringIntoView(page, to);
    if (moment === 'after idle') {
      await told('quiet', TIMEOUT);
      point = await bringIntoView(page, to);
    }
    if (moment === 'after 200 ms of hover') {
      await page.mouse.move(point.x, point.y);
      await page.waitForTimeout(HOVER);
    }
    const hit = await page.evaluate(elementAt, point);
    const before = { cpu: await cpuOf(client), requests: requests.length };
    if (profile === 'phone' && moment !== 'after 200 ms of hover') await page.touchscreen.tap(point.x, point.y);
    else await page.mouse.click(point.x, point.y);
    const painted = await paintedClick(page, told, { link: to, hit });
    const cpu = (await cpuOf(client)) - before.cpu;
    const { settled = painted } = await page.evaluate(settledPage);
    return { pair: `${from} → ${to}`, painted, settled, cpu, requests: requests.length - before.requests };
  } finally {
    await leave();
  }
}

/** Resolves when no view transition is in progress. */
const settledPage = async (): Promise<Clicked> => {
  const { activeViewTransition } = document as Document & { activeViewTransition?: ViewTransition | null };
  await activeViewTransition?.finished;
  return (window as unknown as { clicked: Clicked }).clicked;
};

type Point = { x: number; y: number };

/** The beginning of the topmost element at a point of the viewport, as HTML. */
const elementAt = ({ x, y }: Point) => document.elementFromPoint(x, y)?.outerHTML.slice(0, 80) ?? 'nothing';

/** Limit of attempts to bring a link into view: sections that get their layout only now may move it away again. */
const SCROLLS = 20;

/** Scrolls the first visible link to an address to the middle of the viewport until it stays there; returns its middle. */
async function bringIntoView(page: Page, to: string): Promise<Point> {
  const link = page.locator(`a[href="${to}"]:visible`).first();
  return link.evaluate(async (element, scrolls) => {
    let above = 'nothing';
    let before: Point | undefined;
    for (let scroll = 0; scroll < scrolls; scroll++) {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const [box] = element.getClientRects();
      if (!box) throw new Error('the link is not displayed');
      const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      const hit = document.elementFromPoint(point.x, point.y);
      if (element.contains(hit) && point.x === before?.x && point.y === before.y) return point;
      before = point;
      above = element.contains(hit) ? 'nothing' : (hit?.outerHTML.slice(0, 80) ?? 'nothing');
    }
    throw new Error(`the link to ${element.getAttribute('href')} does not stay, and ${above} lies over it`);
  }, SCROLLS);
}

/** CPU time of the main thread so far, in milliseconds. */
async function cpuOf(client: CDPSession): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}
