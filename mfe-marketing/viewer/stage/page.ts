import { baseStyles } from '@tramuntana/ui';
import type { ViewerAddress } from './readAddress';

function find<Found extends HTMLElement = HTMLElement>(selector: string): Found {
  const element = document.querySelector<Found>(selector);
  if (!element) throw new Error(`The viewer's page has no ${selector}`);
  return element;
}

/** The parts of the viewer's HTML page. */
export const page = {
  stage: () => find('#stage'),
  canvas: () => find<HTMLCanvasElement>('canvas'),
  buttons: () => document.querySelectorAll<HTMLElement>('[data-look]'),

  /** Applies the design kit's colours and base styles, in the visitor's theme on the site. */
  applyTheme(): void {
    const style = document.createElement('style');
    document.head.prepend(style);
    // The Content-Security-Policy allows an empty style element and rules that a script adds to it.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(baseStyles);
    for (const { cssText } of sheet.cssRules) style.sheet?.insertRule(cssText, style.sheet.cssRules.length);
    try {
      if (window.localStorage.getItem('theme') === 'dark') document.documentElement.classList.add('dark');
    } catch {
      // Storage is switched off: the light theme is the default.
    }
  },

  /** Uncovers the canvas after its first drawing. */
  show({ title }: ViewerAddress): void {
    if (title) document.title = title;
    document.body.dataset.state = 'shown';
  },

  /** Shows the still picture instead of the canvas, with the reason. */
  fallBack(address: ViewerAddress | null, reason: string): void {
    document.body.dataset.state = 'still';
    find('#message').textContent = reason;
    if (!address?.picture) return;
    const still = document.createElement('img');
    still.src = address.picture;
    still.alt = address.title ?? '';
    find('main').prepend(still);
  },
};
