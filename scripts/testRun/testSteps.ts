import path from 'node:path';
import { readWorkspaces } from '@tramuntana/remote/build/workspaces';
import { bytesByPackage } from '@tramuntana/remote/bytes/bytesByPackage';
import { budgetProblems } from '@tramuntana/remote/bytes/bytesReport';
import { pageScripts, readBudget } from '@tramuntana/remote/bytes/pageScripts';
import { toolPath } from '@tramuntana/remote/check/runTool';
import { lint } from '../lint/lint';
import { build } from '../site/build';
import { askRegistry } from './askRegistry';
import { audit } from './audit';
import { containerTests } from './containerTests';
import { type Counts, type PlaywrightReport, playwrightCounts, withExitCode } from './counts';
import { jestTests } from './jestTests';
import { remoteAlone } from './remoteAlone';
import { readReport, reportFile } from './reports';
import { show } from './show';

export type TestStep = { name: string; run: () => Promise<Counts> };

/** Path of Chromium, and the engines of the suite `browsers`. Each engine's project has the engine's name. */
export type Browsers = { chromium: string; engines: string[] };

/** Projects of the Playwright configuration that run side by side (docs/testing.md). */
const SUITES = [
  'pages',
  'security',
  'design kit',
  'desktop',
  'phone',
  'translated',
  'no-js',
  'parts',
  'delivery',
  'development',
  'resilience',
  'faults',
];

/** A tag of tests (e2e/support/sample.ts). */
const BEYOND_SAMPLE = '@beyond-sample';

/** After this many failures the run stops: the others would fail for the same reason, each after its timeout. */
const MAX_FAILURES = 20;

/** The steps of `npm test`, in order. Its browser sample has every kind of page and every kind of fault. */
export const testSteps = (root: string, { chromium, engines }: Browsers): TestStep[] => [
  ...stepsBeforeBrowser(root),
  {
    name: 'in a browser',
    run: () => endToEnd(root, chromium, [...SUITES, ...engines], '--grep-invert', BEYOND_SAMPLE),
  },
];

/** The steps of `npm run test:all`, in order. */
export const allSteps = (root: string, { chromium, engines }: Browsers): TestStep[] => [
  ...stepsBeforeBrowser(root),
  { name: 'in a browser', run: () => endToEnd(root, chromium, [...SUITES, ...engines]) },
  { name: 'on a busy machine', run: () => endToEnd(root, chromium, ['busy machine']) },
];

const stepsBeforeBrowser = (root: string): TestStep[] => [
  { name: 'lint', run: () => lint(root) },
  { name: 'known vulnerabilities', run: async () => audit(await askRegistry(root), (line) => console.log(line)) },
  { name: 'unit tests', run: () => unitTests(root) },
  { name: 'build', run: () => buildAll(root) },
  { name: 'a remote alone', run: () => remoteAlone(root, 'mfe-blog', { run: show, test: unitTests }) },
  { name: 'bytes of the first page', run: () => budgets(root) },
  { name: 'containers', run: () => containerTests(root) },
];

/** The steps of `npm test -- <remote>`: the checks that its team needs before it publishes, within two minutes. */
export const remoteSteps = (root: string, chromium: string, remote: string): TestStep[] => [
  { name: 'lint', run: () => lint(root, remote) },
  { name: 'unit tests', run: () => unitTests(root, remote) },
  { name: 'build', run: () => buildAll(root) },
  { name: 'bytes of the first page', run: () => budgets(root, remote) },
  // The desktop's journeys name their remotes. The phone's are the same, and would exceed two minutes.
  { name: 'journeys', run: () => endToEnd(root, chromium, ['desktop'], '--grep', `@${remote}|@every-remote`) },
];

async function buildAll(root: string): Promise<Counts> {
  const results = await build({ root });
  const failed = results.filter(({ state }) => state === 'failed').length;
  return { passed: results.length - failed, failed };
}

/** Checks each page of all workspaces, or of one. If a page exceeds its budget, it prints the owners of the bytes. */
async function budgets(root: string, workspace?: string): Promise<Counts> {
  const counts = { passed: 0, failed: 0 };
  for (const { name, folder } of readWorkspaces(root)) {
    if (workspace !== undefined && name !== workspace) continue;
    const budget = readBudget(folder);
    if (!budget) continue;
    const pages = pageScripts(folder, budget);
    for (const line of await budgetProblems(pages, budget, () => bytesByPackage(folder)))
      console.log(`${name}: ${line}`);
    const failed = pages.filter(({ bytes }) => bytes > budget.firstPage).length;
    counts.failed += failed;
    counts.passed += pages.length - failed;
  }
  return counts;
}

/** Runs the unit tests of all workspaces of a folder, or of one. */
const unitTests = (root: string, workspace = '.') => jestTests(root, path.join(workspace, 'jest.config.mjs'));

/** Runs projects of the Playwright configuration, which starts a site for them. */
async function endToEnd(root: string, chromium: string, projects: string[], ...more: string[]): Promise<Counts> {
  const report = reportFile(root, 'playwright.json');
  // The summary names each test that needed its retry.
  const secondTry = ['--retries=1', '--trace=on-first-retry'];
  const limit = `--max-failures=${MAX_FAILURES}`;
  const args = ['test', ...projects.map((project) => `--project=${project}`), ...secondTry, limit, ...more];
  const exitCode = await show(root, [toolPath('@playwright/test', 'playwright'), ...args], {
    env: {
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      // Each run has its own folder, because the second would replace the first one's report.
      PLAYWRIGHT_HTML_OUTPUT_DIR: path.join(root, 'test-results/report', projects[0] ?? ''),
    },
  });
  return withExitCode(playwrightCounts(readReport<PlaywrightReport>(report)), exitCode);
}
