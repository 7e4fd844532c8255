import { defineConfig } from '@playwright/test';
import { browserOptions } from './e2e/support/browser';

const port = Number(process.env.E2E_PORT ?? 3199);

/** The suites run against the site as `npm start` starts it, with a data directory of their own. */
export default defineConfig({
  testDir: 'e2e',
  // The measurements' unit tests are jest's.
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/playwright',
  workers: 2,
  projects: [
    // Looks at one page each, which wait for that page most of the time: two side by side.
    { name: 'pages', testDir: 'e2e/quality', fullyParallel: true },
    { name: 'design kit', testDir: 'e2e/workbench' },
    // Journeys, deploys and failures, some against a deadline: alone.
    {
      name: 'journeys',
      testIgnore: ['quality/**', 'workbench/**'],
      // Of the matrix of faults only a sample (docs/testing.md).
      grepInvert: /@beyond-sample/,
      workers: 1,
    },
    { name: 'faults', testDir: 'e2e/resilience/faults', workers: 1 },
  ],
  // Each test that needed it is named at the end of `npm test`.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ['./e2e/resilience/faults/matrix/matrixReporter.ts'],
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['json'] as ['json']] : []),
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    trace: 'retain-on-failure',
    launchOptions: browserOptions(),
  },
  webServer: {
    command: 'node scripts/start.mjs',
    url: `http://localhost:${port}/healthz`,
    timeout: 600_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(port),
      DATA_DIR: 'test-results/data',
      LOG_LEVEL: 'warn',
      SITE_URL: `http://localhost:${port}`,
      // All journeys send their forms from one address.
      FORM_LIMIT: '10000',
    },
  },
});
