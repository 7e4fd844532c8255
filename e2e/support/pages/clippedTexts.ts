import type { Page } from '@playwright/test';

/** Spacing that a reader may set without losing anything (WCAG 1.4.12). */
const SPACING =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-block-end:2em!important}';

/** Sets the page's text with that spacing. The returned function removes it. */
export async function spaceText(page: Page): Promise<() => Promise<void>> {
  const spaced = await page.evaluateHandle((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  }, SPACING);
  return () =>
    spaced.evaluate((sheet) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    });
}

/** In the page: boxes that cut off their own text, except excerpts, which end with an ellipsis by design. */
export const clippedTexts = (): string[] => {
  const hasText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) => {
      const { overflowY, clipPath, webkitLineClamp } = getComputedStyle(element);
      if (!['hidden', 'clip'].includes(overflowY) || clipPath !== 'none' || webkitLineClamp !== 'none') return false;
      if (!element.checkVisibility() || !hasText(element)) return false;
      return element.scrollHeight > element.clientHeight + 1;
    })
    .map((element) => element.outerHTML.slice(0, 120));
};
