/** Result of a test step. `retried` names tests that passed only at the second try. */
export type Counts = { passed: number; failed: number; retried?: string[] };

export type JestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
};
type Suite = { suites?: Suite[]; specs?: { title: string; file: string; tests: { status: string }[] }[] };
export type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number }; suites: Suite[] };

/** Counts of a jest report. A file that could not run is one failure. */
export const jestCounts = ({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }: JestReport): Counts => ({
  passed: numPassedTests,
  failed: numFailedTests + numRuntimeErrorTestSuites,
});

/** Counts of a Playwright report. A test that needed its retry passes, but is named, because it is a defect. */
export const playwrightCounts = ({ stats, suites }: PlaywrightReport): Counts => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  retried: retriedIn({ suites }),
});

const retriedIn = ({ suites = [], specs = [] }: Suite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map((one) => `${one.file}: ${one.title}`),
  ...suites.flatMap(retriedIn),
];

/** Counts one failure when a tool ended with an error although its report has no failed test. */
export const withExitCode = ({ failed, retried = [], ...counts }: Counts, exitCode: number): Counts => ({
  ...counts,
  retried,
  failed: failed === 0 && exitCode !== 0 ? 1 : failed,
});

/** The sum over all steps. */
export const sum = (counts: Counts[]): Counts => ({
  retried: counts.flatMap(({ retried = [] }) => retried),
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
});
