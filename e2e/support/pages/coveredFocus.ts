import type { Page } from '@playwright/test';

/**
 * Gives the focus to each element that the Tab key reaches, in the order of the document or backwards. Returns those that were
 * wholly covered, or outside of the window, while they had it (WCAG 2.4.11).
 */
export const coveredFocus = (page: Page, order: 'forwards' | 'backwards'): Promise<string[]> =>
  page.evaluate(findCovered, order);

/** In the page: for all elements at once, because a question for each would take minutes of a suite. */
const findCovered = async (order: 'forwards' | 'backwards') => {
  const FRAMES = 30;
  const SHARES = [0.1, 0.5, 0.9];
  /** Whether one of nine points of its boxes is in sight. */
  const isSeen = (element: Element) => {
    // A picture's link is a box without height in some layouts: its children are what is seen.
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
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const focusable = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]',
    ),
  ]
    .filter((element) => element.tabIndex >= 0 && !element.matches(':disabled, [inert] *'))
    .filter((element) => element.checkVisibility({ visibilityProperty: true }));
  const covered: string[] = [];
  for (const element of order === 'forwards' ? focusable : focusable.reverse()) {
    // A carousel follows the focus only where the Tab key moved it.
    document.dispatchEvent(new KeyboardEvent('keydown', { code: 'Tab' }));
    element.focus();
    // A link that slides into sight needs frames, also where motion is reduced.
    for (let frame = 0; frame < FRAMES && !isSeen(element); frame++) await nextFrame();
    if (!isSeen(element)) covered.push(element.outerHTML.slice(0, 120));
  }
  return covered;
};
