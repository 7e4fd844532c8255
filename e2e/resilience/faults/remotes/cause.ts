import type { Page } from '@playwright/test';
import type { Site } from '../../../support/sites/site';

/** A fault in effect: the affected version of the remote, and a function that ends the fault. */
export type Caused = { version: string; repair(): Promise<void> };

/** Causes a fault of a remote, in this page or in the site. */
export type Cause = (where: { page: Page; site: Site; remote: string }) => Promise<Caused>;
