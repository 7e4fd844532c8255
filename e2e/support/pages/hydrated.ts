import type { Page } from '@playwright/test';

/** Resolves once the page is hydrated. */
export const hydrated = (page: Page) => page.locator('html[data-ready="true"]').waitFor({ state: 'attached' });

/** Resolves once the sections below the screen are laid out as well, one in each idle moment after hydration. */
export const laidOut = (page: Page) => page.locator('html:not([data-late-layout])').waitFor({ state: 'attached' });
