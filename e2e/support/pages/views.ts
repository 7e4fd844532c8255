import type { Page } from '@playwright/test';
import { laidOut } from './hydrated';

/** Widths of a phone, a tablet and a desktop, in CSS pixels. */
const WIDTHS = [360, 768, 1440];

export const THEMES = ['light', 'dark'] as const;

export type Look = { theme: (typeof THEMES)[number]; width: number };

export const LOOKS: readonly Look[] = THEMES.flatMap((theme) => WIDTHS.map((width) => ({ theme, width })));

/** The sample has one look of each theme: light on the narrowest screen, dark on the widest. */
export const isSampledLook = ({ theme, width }: Look) => width === (theme === 'light' ? WIDTHS[0] : WIDTHS.at(-1));

/** Switches the open page to a theme like the header's switch, but without a transition. */
export async function useTheme(page: Page, theme: (typeof THEMES)[number]): Promise<void> {
  // A section without a layout would start its transition later, when it gets one.
  await laidOut(page);
  await page.evaluate((name) => {
    document.documentElement.classList.remove('light', 'dark');
    document.documentElement.classList.add(name);
  }, theme);
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      // A spinner's animation has no end.
      if (Number.isFinite(Number(animation.effect?.getComputedTiming().endTime))) animation.finish();
    }
  });
}
