import type { Page } from '@playwright/test';
import type { Site } from '../../../support/sites/site';

/** A fault that was caused: the version of the remote that it concerns, and how to end it. */
export type Caused = { version: string; repair(): Promise<void> };

/** Causes a fault of a remote, in this page or in the site. */
export type Cause = (where: { page: Page; site: Site; remote: string }) => Promise<Caused>;
