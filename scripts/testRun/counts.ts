/** What a step of the tests came to. */
export type Counts = { passed: number; failed: number };

export type JestReport = { numPassedTests: number; numFailedTests: number; numRuntimeErrorTestSuites: number };
export type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number } };

/** Counts of a jest report; a file that could not even be run is one failure. */
export const jestCounts = ({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }: JestReport): Counts => ({
  passed: numPassedTests,
  failed: numFailedTests + numRuntimeErrorTestSuites,
});

/** Counts of a Playwright report; a test that only passes at the second try has failed: it would be noise next time. */
export const playwrightCounts = ({ stats }: PlaywrightReport): Counts => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
});

/** A tool that ended badly without a failed test to show has failed all the same. */
export const withExitCode = ({ passed, failed }: Counts, exitCode: number): Counts => ({
  passed,
  failed: failed === 0 && exitCode !== 0 ? 1 : failed,
});

/** The sum over all steps. */
export const sum = (counts: Counts[]): Counts => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
});
