import type { Locator, Page } from '@playwright/test';

/** More than the tab stops of the longest page. */
const MOST_STOPS = 200;

/** Presses Tab until an element has the focus. Rejects when Tab does not reach it. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press('Tab');
    // From outside of a shadow tree, its host has the focus.
    if (await target.evaluate((element) => element === (element.getRootNode() as Document | ShadowRoot).activeElement))
      return;
  }
  throw new Error(`${target} is not reached in ${MOST_STOPS} stops`);
}

/** Operable elements that neither the Tab key nor the arrow keys of a group reach. */
export async function unreachable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const operable = document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type=hidden]), select, textarea, summary, iframe, video[controls], [role=button], [role=tab], [role=switch], [role=slider]',
    );
    return [...operable]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled'))
      .filter((element) => element.tabIndex < 0 && !element.closest('[role=tablist], [role=radiogroup], [inert]'))
      .map((element) => element.outerHTML.slice(0, 120));
  });
}

/** Presses Tab this many times; returns the elements that got the focus without showing it. */
export async function unseenFocus(page: Page, stops: number): Promise<string[]> {
  await page.evaluate(watchFocus);
  for (let stop = 0; stop < stops; stop++) await page.keyboard.press('Tab');
  return page.evaluate(() => (window as unknown as { unseen: string[] }).unseen);
}

/** Records from now on each element that gets the focus without showing it. */
const watchFocus = () => {
  const unseen: string[] = [];
  Object.assign(window, { unseen });
  document.addEventListener('focusin', ({ target }) => {
    const element = target as HTMLElement;
    if (element.tagName === 'IFRAME' || element.tagName === 'VIDEO') return;
    // A card's link draws its focus ring with ::after, around the whole card.
    const rings = [getComputedStyle(element), getComputedStyle(element, '::after')];
    const around = element.parentElement ? [getComputedStyle(element.parentElement)] : [];
    const shows = [...rings, ...around].some(
      ({ outlineStyle, outlineWidth, boxShadow }) =>
        (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none',
    );
    if (!shows) unseen.push(element.outerHTML.slice(0, 120));
  });
};

/**
 * Focuses each element that the Tab key reaches, in the order of the document or backwards. Returns the elements that were
 * wholly covered, or outside of the window, while they had the focus (WCAG 2.4.11).
 */
export const coveredFocus = (page: Page, order: 'forwards' | 'backwards'): Promise<string[]> =>
  page.evaluate(findCovered, order);

/** In the page: handles all elements in one call, because a call for each would take minutes of a suite. */
const findCovered = async (order: 'forwards' | 'backwards') => {
  const FRAMES = 30;
  const SHARES = [0.02, 0.5, 0.98];
  /** Whether one of nine points of its boxes is visible. Edges count, because a visible part is enough. */
  const isSeen = (element: Element) => {
    // In some layouts a picture's link is a box without height, and only its children are visible.
    const boxes = [element, ...element.children].flatMap((one) => [...one.getClientRects()]);
    return boxes.some((box) =>
      SHARES.some((across) =>
        SHARES.some((down) => {
          const top = document.elementFromPoint(box.left + box.width * across, box.top + box.height * down);
          return top !== null && (element.contains(top) || top.contains(element));
        }),
      ),
    );
  };
  /** Describes the element, its position in the window, and the element over its middle. */
  const describe = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + height / 2)?.outerHTML.slice(0, 120) ?? 'nothing';
    return `${element.outerHTML.slice(0, 120)} at ${[left, top, width, height].map(Math.round)} of ${innerWidth} × ${innerHeight}, under ${over}`;
  };
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const focusable = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]',
    ),
  ]
    .filter((element) => element.tabIndex >= 0 && !element.matches(':disabled, [inert] *'))
    .filter((element) => element.checkVisibility({ visibilityProperty: true }));
  // A text that gets another size moves elements, which move others; so this waits until the layout is stable.
  for (let height = -1; height !== document.documentElement.scrollHeight; ) {
    height = document.documentElement.scrollHeight;
    for (let frame = 0; frame < FRAMES; frame++) await nextFrame();
  }
  const covered: string[] = [];
  for (const element of order === 'forwards' ? focusable : focusable.reverse()) {
    // A carousel follows the focus only after the Tab key.
    document.dispatchEvent(new KeyboardEvent('keydown', { code: 'Tab' }));
    element.focus();
    // A link that slides into view needs some frames, even with reduced motion.
    for (let frame = 0; frame < FRAMES && !isSeen(element); frame++) await nextFrame();
    // Meanwhile a carousel may have taken the focus, or a long list may have removed the element.
    if (document.activeElement === element && !isSeen(element)) covered.push(describe(element));
  }
  return covered;
};
