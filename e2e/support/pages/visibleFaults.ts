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

/**
 * In a page that scrolls sideways: the first three elements that cause it. They reach beyond the viewport, and none of their
 * children does.
 */
export const sticksOut = () => {
  const limit = document.documentElement.clientWidth + 1;
  if (document.documentElement.scrollWidth <= limit) return [];
  const reachesOut = (element: Element) => element.getBoundingClientRect().right > limit;
  /** Whether a parent within the viewport cuts the element off, as a carousel does. */
  const isCutOff = ({ parentElement: parent }: Element): boolean =>
    parent !== null && ((getComputedStyle(parent).overflowX !== 'visible' && !reachesOut(parent)) || isCutOff(parent));
  return [...document.body.querySelectorAll('*')]
    .filter((element) => reachesOut(element) && !isCutOff(element) && ![...element.children].some(reachesOut))
    .slice(0, 3)
    .map((element) => element.outerHTML.slice(0, 160));
};

/**
 * In the page: chosen elements (current, selected, pressed) that differ from their neighbours only by colour (WCAG 1.4.1).
 * It compares lines, weight, and whether there is a background at all.
 */
export const untoldStates = (): string[] => {
  const CHOSEN = ':is(a, button)[aria-current], [role=tab][aria-selected=true], [aria-pressed=true]';
  const OTHERS = ':is(a, button):not([aria-current], [aria-selected=true], [aria-pressed=true])';
  const page = getComputedStyle(document.body).backgroundColor;
  const isUnseen = (color: string) => color === page || /^rgba.*, 0\)$/.test(color);
  const look = (element: Element) => {
    const style = getComputedStyle(element);
    const edges = (['Top', 'Right', 'Bottom', 'Left'] as const).map((side) =>
      isUnseen(style[`border${side}Color`]) ? '0px' : `${style[`border${side}Width`]} ${style[`border${side}Style`]}`,
    );
    return [...edges, style.textDecorationLine, style.fontWeight, isUnseen(style.backgroundColor)].join();
  };
  return [...document.querySelectorAll<HTMLElement>(CHOSEN)]
    .filter((chosen) => chosen.checkVisibility())
    .filter((chosen) => {
      const group = chosen.closest('nav, ul, [role=tablist]') ?? chosen.parentElement;
      const others = [...(group?.querySelectorAll(OTHERS) ?? [])];
      return others.some((other) => other.checkVisibility() && look(other) === look(chosen));
    })
    .map((chosen) => chosen.outerHTML.slice(0, 120));
};

/** In the printed page: elements that do not belong on paper, and faults of the sheet. */
export const faultsOnPaper = (): string[] => {
  const shown = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
  const named = (what: string) => (element: Element) => `${what}: ${element.outerHTML.slice(0, 100)}`;
  const parts = [...document.querySelectorAll('body *')];
  const stuck = parts.filter((element) => element.checkVisibility() && getComputedStyle(element).position === 'fixed');
  const answers = 'details > :not(summary)';
  const areOpen = shown(answers).length === document.querySelectorAll(answers).length;
  const { backgroundColor } = getComputedStyle(document.body);
  return [
    ...shown('button, form, nav, dialog, video, iframe, [role=switch], [href="#contenido"]').map(named('control')),
    ...stuck.map(named('on every sheet')),
    ...(areOpen || shown('details').length === 0 ? [] : ['closed answers']),
    ...(backgroundColor === 'rgb(255, 255, 255)' ? [] : [`ground: ${backgroundColor}`]),
    ...(getComputedStyle(document.documentElement).colorScheme === 'light' ? [] : ['dark']),
  ];
};
