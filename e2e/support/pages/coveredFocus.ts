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
  const SHARES = [0.02, 0.5, 0.98];
  /** Whether one of nine points of its boxes is in sight: its edges, too, because a part of it is enough. */
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
  /** The element, where it is in the window, and what lies over its middle. */
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
  // A text of another size moves things, and these others, until all have found their place.
  for (let height = -1; height !== document.documentElement.scrollHeight; ) {
    height = document.documentElement.scrollHeight;
    for (let frame = 0; frame < FRAMES; frame++) await nextFrame();
  }
  const covered: string[] = [];
  for (const element of order === 'forwards' ? focusable : focusable.reverse()) {
    // A carousel follows the focus only where the Tab key moved it.
    document.dispatchEvent(new KeyboardEvent('keydown', { code: 'Tab' }));
    element.focus();
    // A link that slides into sight needs frames, also where motion is reduced.
    for (let frame = 0; frame < FRAMES && !isSeen(element); frame++) await nextFrame();
    // Meanwhile a carousel may have taken the focus from it, and a long list may have let it go.
    if (document.activeElement === element && !isSeen(element)) covered.push(describe(element));
  }
  return covered;
};
