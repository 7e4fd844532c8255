import type { Browser, Page } from '@playwright/test';
import { watchPage } from '../pages/watchPage';
import { asScript, newVisitor, type Profile } from '../sites/visitor';
import { watchClick } from './watchClick';

/**
 * The moment of a click. Cold: right after hydration, as the watcher sees it or as the page marks it. After idle: when the
 * page is quiet. After hover: 200 ms after the pointer came over the link.
 */
export type Moment = 'cold' | 'after idle' | 'after 200 ms of hover';
export const MOMENTS: Moment[] = ['cold', 'after idle', 'after 200 ms of hover'];

/** One click, in milliseconds: time to the new heading's first frame, and CPU of the main thread until then. */
export type Click = { pair: string; painted: number; cpu: number };

/** In milliseconds: the hover before a click, and the silence that counts as quiet. */
const HOVER = 200;
const CALM = 2000;
/** Timeouts for becoming quiet and for painting a heading, in milliseconds. */
const TIMEOUT = 90_000;
const PAINT_TIMEOUT = 20_000;

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
  const { page, told, cpu, leave } = await newVisitor(browser, profile, ...scripts);
  try {
    page.setDefaultTimeout(TIMEOUT);
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
    const before = await cpu();
    if (profile === 'phone' && moment !== 'after 200 ms of hover') await page.touchscreen.tap(point.x, point.y);
    else await page.mouse.click(point.x, point.y);
    // The click may have hit another element, or loaded a new document, which has no record of the click.
    const painted = await told('painted', PAINT_TIMEOUT).catch((cause: unknown) => {
      const what = `The click on the link to ${to} painted no new heading in ${PAINT_TIMEOUT / 1000} s`;
      throw new Error(`${what}; it hit ${hit}, and the page is at ${page.url()}`, { cause });
    });
    return { pair: `${from} → ${to}`, painted: painted as number, cpu: (await cpu()) - before };
  } finally {
    await leave();
  }
}

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
