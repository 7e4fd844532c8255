import type { Page } from '@playwright/test';

/**
 * Presses a key (`Tab`, `Shift+Tab`) so many times; gives the elements of the page's content that got the focus and were wholly
 * covered, or outside of the window (WCAG 2.4.11).
 */
export async function coveredFocus(page: Page, key: string, stops: number): Promise<string[]> {
  const covered: string[] = [];
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press(key);
    const found = await page.evaluate(hiddenFocus);
    if (found) covered.push(found);
  }
  return covered;
}

/** In the page: the focused element, where none of nine points of its boxes is in sight. */
const hiddenFocus = (): string | null => {
  const element = document.activeElement;
  if (!element || element === document.body || element.localName === 'iframe') return null;
  const SHARES = [0.1, 0.5, 0.9];
  // A picture's link is a box without height in some layouts: its children are what is seen.
  const boxes = [element, ...element.children].flatMap((one) => [...one.getClientRects()]);
  const isSeen = boxes.some((box) =>
    SHARES.some((across) =>
      SHARES.some((down) => {
        const top = document.elementFromPoint(box.left + box.width * across, box.top + box.height * down);
        return top !== null && (element.contains(top) || top.contains(element));
      }),
    ),
  );
  return isSeen ? null : element.outerHTML.slice(0, 120);
};
