import { defineConfig, devices } from '@playwright/test';
import { suiteBrowser } from '@tramuntana/remote/journeys/browser';
import { ENGINES, type EngineName } from './e2e/browsers/engines/Tab';
import { deployment, PINNED_STATE } from './e2e/support/sites/pinReleases';
import { SUITES_DATA, SUITES_PORT, SUITES_SITE } from './e2e/support/sites/suitesSite';
import type { JourneyOptions } from './e2e/support/test';

const isPinned = Object.keys(deployment?.pins ?? {}).length > 0;

/** Tests that send nothing have this tag. Against a deployment only these run, unless E2E_WRITES allows all. */
const READ_ONLY = /@read-only/;

const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];

/** The site in the state that `npm start` brings about, with its own data directory. */
const ownSite = {
  command: 'node scripts/start.mjs',
  url: `${SUITES_SITE}/healthz`,
  timeout: 600_000,
  reuseExistingServer: false,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  env: {
    PORT: String(SUITES_PORT),
    DATA_DIR: SUITES_DATA,
    LOG_LEVEL: 'warn',
    SITE_URL: SUITES_SITE,
    // All journeys send their forms from one address.
    FORM_LIMIT: '10000',
    // Tests of headers send those of a proxy that ends TLS.
    TRUSTED_PROXIES: 'loopback',
  },
};

/** The suites test the site from outside (docs/testing.md). */
export default defineConfig<JourneyOptions, { engine: EngineName }>({
  testDir: 'e2e',
  // jest runs the measurements' unit tests.
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/playwright',
  ...(isPinned && { globalSetup: './e2e/support/sites/pinReleases.ts' }),
  workers: 2,
  ...(deployment && !process.env.E2E_WRITES && { grep: READ_ONLY }),
  projects: [
    // Files that must run whole come first. The fully parallel ones follow, and keep both workers busy to the end.
    { name: 'parts', testDir: 'e2e/parts' },
    { name: 'delivery', testDir: 'e2e/delivery' },
    { name: 'development', testDir: 'e2e/development' },
    { name: 'resilience', testDir: 'e2e/resilience', testIgnore: ['faults/**', 'alone/**'] },
    { name: 'faults', testDir: 'e2e/resilience/faults' },
    { name: 'design kit', testDir: 'e2e/workbench' },
    { name: 'security', testDir: 'e2e/security', fullyParallel: true },
    // The visitors' main journeys. These tests measure no times, so two run in parallel.
    { name: 'desktop', testDir: 'e2e/journeys', testIgnore: 'withoutScripts/**', fullyParallel: true },
    { name: 'phone', testDir: 'e2e/journeys/visitors', use: phone, fullyParallel: true },
    // Pages in a browser's translation, which Chrome offers to people who do not read Spanish.
    {
      name: 'translated',
      testMatch: ['journeys/visitors/*.spec.ts', 'journeys/forms.spec.ts', 'translated/*.spec.ts'],
      use: { translated: true },
      fullyParallel: true,
    },
    {
      name: 'no-js',
      testDir: 'e2e/journeys/withoutScripts',
      use: { javaScriptEnabled: false },
      fullyParallel: true,
    },
    // Each test checks one page and mostly waits for it, so two run in parallel.
    { name: 'pages', testDir: 'e2e/quality', fullyParallel: true },
    // The same journeys in other engines: the machine's browser, or else Playwright's download.
    ...ENGINES.map((engine) => ({ name: engine, testDir: 'e2e/browsers', use: { engine }, fullyParallel: true })),
    // Runs alone, because it takes the processor from all other tests.
    { name: 'busy machine', testDir: 'e2e/resilience/alone', workers: 1 },
    // Compares screenshots, which differ between machines, so only npm run test:visual runs it.
    {
      name: 'visual',
      testDir: 'e2e/visual',
      fullyParallel: true,
      snapshotPathTemplate: '{testDir}/screenshots/{arg}{ext}',
      // Half the size is enough to show movement. A style of Playwright hides the caret and masks pictures.
      use: { deviceScaleFactor: 0.5, bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } },
      expect: { toHaveScreenshot: { scale: 'device', maxDiffPixelRatio: 0.005 } },
    },
  ],
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  // Long enough for a machine with other work. Tests with a stricter limit set their own timeout.
  expect: { timeout: deployment ? 10_000 : 30_000 },
  reporter: [
    ['list'],
    // Holds the traces of failed tests: npx playwright show-report test-results/report
    ['html', { open: 'never', outputFolder: 'test-results/report' }],
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['json'] as ['json']] : []),
  ],
  use: {
    baseURL: deployment?.url ?? SUITES_SITE,
    ...(isPinned && { storageState: PINNED_STATE }),
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    // Traces cost up to half of the processor time, so `npm test` records only retries.
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: suiteBrowser(),
  },
  ...(!deployment && { webServer: ownSite }),
});
