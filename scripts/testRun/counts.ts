import path from 'node:path';

/** A test's name and how long it took, in milliseconds. */
export type TimedTest = { name: string; milliseconds: number };

/** Result of a step of the tests; `retried` names tests that passed only at the second try, `timed` has all tests. */
export type Counts = { passed: number; failed: number; retried?: string[]; timed?: TimedTest[] };

export type JestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults?: { name: string; assertionResults: { fullName: string; duration?: number | null }[] }[];
};
type PlaywrightTest = { status: string; projectName?: string; results?: { duration: number }[] };
type Suite = { suites?: Suite[]; specs?: { title: string; file: string; tests: PlaywrightTest[] }[] };
export type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number }; suites: Suite[] };

/** Counts of a jest report; a file that could not even be run is one failure. */
export const jestCounts = ({
  numPassedTests,
  numFailedTests,
  numRuntimeErrorTestSuites,
  testResults = [],
}: JestReport): Counts => ({
  passed: numPassedTests,
  failed: numFailedTests + numRuntimeErrorTestSuites,
  timed: testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${path.basename(name)}: ${fullName}`,
      milliseconds: duration ?? 0,
    })),
  ),
});

/** Counts of a Playwright report. CI allows a second try; tests that needed it are named, because they are defects. */
export const playwrightCounts = ({ stats, suites }: PlaywrightReport): Counts => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  retried: retriedIn({ suites }),
  timed: timedIn({ suites }),
});

const retriedIn = ({ suites = [], specs = [] }: Suite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map((one) => `${one.file}: ${one.title}`),
  ...suites.flatMap(retriedIn),
];

const timedIn = ({ suites = [], specs = [] }: Suite): TimedTest[] => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName = '', results = [] }) => ({
      name: `${projectName} ${file}: ${title}`,
      milliseconds: results.reduce((total, { duration }) => total + duration, 0),
    })),
  ),
  ...suites.flatMap(timedIn),
];

/** Counts one failure where a tool ended with an error, but its report has no failed test. */
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
