import type { Page } from '@playwright/test';
import { laidOut } from './consoleErrors';

/** Widths of a phone, a tablet and a desktop, in CSS pixels. */
export const WIDTHS = [360, 768, 1440];

export const THEMES = ['light', 'dark'] as const;

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
