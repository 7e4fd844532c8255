import type { Page } from '@playwright/test';

/** Resolves once the page is hydrated. */
export const hydrated = (page: Page) => page.locator('html[data-ready="true"]').waitFor({ state: 'attached' });

/** Resolves when the sections below the screen also have their layout. Each idle moment after hydration lays out one. */
export const laidOut = (page: Page) => page.locator('html:not([data-late-layout])').waitFor({ state: 'attached' });
