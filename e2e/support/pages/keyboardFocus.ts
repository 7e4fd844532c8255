import type { Page } from '@playwright/test';

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
