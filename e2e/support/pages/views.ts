import type { Page } from '@playwright/test';
import { laidOut } from './hydrated';

/** Widths of a phone, a tablet and a desktop, in CSS pixels. */
const WIDTHS = [360, 768, 1440];

export const THEMES = ['light', 'dark'] as const;

export type Look = { theme: (typeof THEMES)[number]; width: number };

export const LOOKS: readonly Look[] = THEMES.flatMap((theme) => WIDTHS.map((width) => ({ theme, width })));

/** Of each theme one look is in the sample: the light one on the narrowest screen, the dark one on the widest. */
export const isSampledLook = ({ theme, width }: Look) => width === (theme === 'light' ? WIDTHS[0] : WIDTHS.at(-1));

/** Switches the open page to a theme, as the header's switch does, but without a transition. */
export async function useTheme(page: Page, theme: (typeof THEMES)[number]): Promise<void> {
  // A section that was not laid out yet would begin its transition when it is.
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
