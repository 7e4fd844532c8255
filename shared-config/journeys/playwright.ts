import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { suiteBrowser } from './browser';
import { pinnedState, siteOfJourneys } from './site';
import { thisRemote } from './thisRemote';

const remote = thisRemote();
const site = siteOfJourneys(remote, process.env);
const isPinned = Object.keys(site.pins).length > 0;

/** Preset of a remote's journeys, in the folder `journeys`: they visit the composed pages of BASE_URL as visitors do. */
const preset: PlaywrightTestConfig = defineConfig({
  testDir: path.join(remote.folder, 'journeys'),
  outputDir: path.join(remote.folder, 'test-results'),
  ...(isPinned && { globalSetup: fileURLToPath(import.meta.resolve('@tramuntana/remote/journeys/pinBeforeRun')) }),
  forbidOnly: Boolean(process.env.CI),
  // A journey that fails now and then has a fault, or shows one.
  retries: 0,
  timeout: 60_000,
  reporter: 'list',
  use: {
    baseURL: site.url,
    ...(isPinned && { storageState: pinnedState(remote) }),
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: suiteBrowser(),
  },
});

export default preset;
