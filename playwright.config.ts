import { defineConfig, devices } from '@playwright/test';
import { ENGINES, type EngineName } from './e2e/browsers/engines/Tab';
import { suiteBrowser } from './e2e/support/browser';
import { readDeployment } from './e2e/support/sites/deployment';
import { PINNED_STATE } from './e2e/support/sites/pinnedState';
import { SUITES_DATA, SUITES_PORT, SUITES_SITE } from './e2e/support/sites/suitesSite';
import type { JourneyOptions } from './e2e/support/test';

/** A deployment to run against. Without one, the site is started here. */
const deployment = readDeployment(process.env);
const isPinned = Object.keys(deployment?.pins ?? {}).length > 0;

/** Tests that send nothing have this tag. Against a deployment no others run, unless E2E_WRITES allows them. */
const READ_ONLY = /@read-only/;

const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];

/** The site as `npm start` starts it, with a data directory of its own. */
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
    // Tests of headers ask as a proxy does that ends TLS.
    TRUSTED_PROXIES: 'loopback',
  },
};

/** The suites look at the site from outside (docs/testing.md). */
export default defineConfig<JourneyOptions, { engine: EngineName }>({
  testDir: 'e2e',
  // The measurements' unit tests are jest's.
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/playwright',
  ...(isPinned && { globalSetup: './e2e/support/sites/pinnedState.ts' }),
  workers: 2,
  ...(deployment && !process.env.E2E_WRITES && { grep: READ_ONLY }),
  projects: [
    // Files that run whole come first. What is fully parallel follows, and keeps both workers busy to the end.
    {
      name: 'parts',
      testMatch: ['blog', 'media', 'shop', 'visitors'].map((part) => `${part}/*.spec.ts`),
      // Has a folder of that name, too.
      testIgnore: 'journeys/**',
    },
    { name: 'delivery', testDir: 'e2e/delivery' },
    { name: 'development', testDir: 'e2e/development' },
    { name: 'resilience', testDir: 'e2e/resilience', testIgnore: ['faults/**', 'alone/**'] },
    { name: 'faults', testDir: 'e2e/resilience/faults' },
    { name: 'design kit', testDir: 'e2e/workbench' },
    { name: 'security', testDir: 'e2e/security', fullyParallel: true },
    // What visitors come for. Nothing in it is measured, so two are on their way at a time.
    { name: 'desktop', testDir: 'e2e/journeys', testIgnore: 'withoutScripts/**', fullyParallel: true },
    { name: 'phone', testDir: 'e2e/journeys/visitors', use: phone, fullyParallel: true },
    // What a browser translates, as Chrome offers to those who do not read Spanish.
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
    // Looks at one page each, which wait for that page most of the time: two side by side.
    { name: 'pages', testDir: 'e2e/quality', fullyParallel: true },
    // The same walks in each engine. An engine is the machine's browser, or Playwright's download.
    ...ENGINES.map((engine) => ({ name: engine, testDir: 'e2e/browsers', use: { engine }, fullyParallel: true })),
    // Takes the processor from everything beside it.
    { name: 'busy machine', testDir: 'e2e/resilience/alone', workers: 1 },
    // Compares screenshots, which differ between machines: only by npm run test:visual.
    {
      name: 'visual',
      testDir: 'e2e/visual',
      fullyParallel: true,
      snapshotPathTemplate: '{testDir}/screenshots/{arg}{ext}',
      // Half the size is enough to see what moved. What hides the caret and masks pictures is a style of Playwright's own.
      use: { deviceScaleFactor: 0.5, bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } },
      expect: { toHaveScreenshot: { scale: 'device', maxDiffPixelRatio: 0.005 } },
    },
  ],
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  // For a machine that others use; what must be quick says so itself.
  expect: { timeout: deployment ? 10_000 : 30_000 },
  reporter: [
    ['list'],
    // With the traces of what failed: npx playwright show-report test-results/report
    ['html', { open: 'never', outputFolder: 'test-results/report' }],
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['json'] as ['json']] : []),
  ],
  use: {
    baseURL: deployment?.url ?? SUITES_SITE,
    ...(isPinned && { storageState: PINNED_STATE }),
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    // Costs up to half of the processor's time, so `npm test` records only second tries.
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: suiteBrowser(),
  },
  ...(!deployment && { webServer: ownSite }),
});
