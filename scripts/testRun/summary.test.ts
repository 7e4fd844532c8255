import { jestCounts, playwrightCounts } from './counts';
import { runSteps } from './runSteps';
import { summary } from './summary';

test('a page tells of each step, of second tries, of slow tests and of the matrix', async () => {
  let clock = 0;
  const { results } = await runSteps(
    [
      {
        name: 'unit tests',
        run: async () => {
          clock += 1500;
          const one = { fullName: 'a | b adds', duration: 20 };
          return jestCounts({
            numPassedTests: 1,
            numFailedTests: 0,
            numRuntimeErrorTestSuites: 0,
            testResults: [{ name: '/somewhere/sum.test.ts', assertionResults: [one] }],
          });
        },
      },
      {
        name: 'journeys',
        run: async () => {
          clock += 9000;
          const tests = [{ status: 'flaky', projectName: 'phone', results: [{ duration: 4000 }, { duration: 3000 }] }];
          const specs = [{ title: 'a client writes', file: 'client.spec.ts', tests }];
          return playwrightCounts({ stats: { expected: 0, unexpected: 1, flaky: 1 }, suites: [{ specs }] });
        },
      },
    ],
    () => {},
    () => clock,
  );
  expect(summary(results, '# Matrix of faults\n\n2 cells\n')).toBe(`# 1 failed

| step | passed | failed | seconds |
| --- | --- | --- | --- |
| unit tests | 1 | 0 | 1.5 |
| journeys | 1 | 1 | 9.0 |

## Passed only at the second try

- client.spec.ts: a client writes

## Slowest tests

| test | seconds |
| --- | --- |
| phone client.spec.ts: a client writes | 7.0 |
| sum.test.ts: a \\| b adds | 0.0 |

## Matrix of faults

2 cells
`);
});

test('without failures it says so', () => {
  expect(summary([{ name: 'lint', passed: 3, failed: 0, milliseconds: 100 }])).toMatch(
    /^# Everything passed[\s\S]*second try\n\nNone\.\n/,
  );
});
