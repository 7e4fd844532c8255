import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findChromium } from './chromium';
import { jestCounts, playwrightCounts, withExitCode } from './counts';
import { runSteps } from './runSteps';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'browser-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a program that ends with this exit code. */
function program(name: string, code = 0): string {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `#!/bin/sh\nexit ${code}\n`);
  chmodSync(file, 0o755);
  return file;
}

const search = (rest: Partial<Parameters<typeof findChromium>[0]> = {}) =>
  findChromium({
    env: { PATH: `${folder}/bin` },
    paths: [path.join(folder, 'usual/chromium')],
    playwright: () => path.join(folder, 'playwright/chrome'),
    installers: [],
    ...rest,
  });

test('CHROMIUM_PATH goes before all others, and a wrong one is reported', () => {
  program('bin/chromium');
  const own = program('own-browser');
  expect(search({ env: { PATH: `${folder}/bin`, CHROMIUM_PATH: own } })).toBe(own);
  expect(() => search({ env: { CHROMIUM_PATH: `${folder}/absent` } })).toThrow(
    `CHROMIUM_PATH is ${folder}/absent, which is not a browser that starts`,
  );
});

test("the system's browser goes before Playwright's, and a browser that does not start is skipped", () => {
  const own = program('playwright/chrome');
  program('bin/chromium-browser', 1);
  expect(search()).toBe(own);
  const usual = program('usual/chromium');
  expect(search()).toBe(usual);
  const onPath = program('bin/google-chrome');
  expect(search()).toBe(onPath);
});

test('the headless shell goes before a whole browser, which needs more processor time', () => {
  program('bin/chromium');
  const shell = program('other/chromium-headless-shell');
  expect(search({ env: { PATH: `${folder}/bin${path.delimiter}${folder}/other` } })).toBe(shell);
});

test('without any browser, one is installed, in the second way if the first fails', () => {
  const tried: string[] = [];
  const found = search({
    installers: [
      () => void tried.push('download'),
      () => {
        tried.push('package');
        program('bin/chromium');
      },
    ],
  });
  expect(tried).toEqual(['download', 'package']);
  expect(found).toBe(`${folder}/bin/chromium`);
});

test('if no browser can be installed, one sentence says what to do', () => {
  expect(() => search({ installers: [() => {}] })).toThrow(/^No Chromium was found .* set CHROMIUM_PATH\.$/);
});

test('a test file that cannot run is a failure, and so is a crash', () => {
  expect(jestCounts({ numPassedTests: 7, numFailedTests: 1, numRuntimeErrorTestSuites: 1 })).toMatchObject({
    passed: 7,
    failed: 2,
  });
  expect(withExitCode({ passed: 3, failed: 0 }, 1)).toMatchObject({ passed: 3, failed: 1 });
  expect(withExitCode({ passed: 3, failed: 2 }, 1)).toMatchObject({ passed: 3, failed: 2 });
});

test('a test that passes only at the second try is named', () => {
  const specs = [
    { title: 'the cart stays', file: 'shop/order.spec.ts', tests: [{ status: 'flaky' }] },
    { title: 'the cart opens', file: 'shop/order.spec.ts', tests: [{ status: 'expected' }] },
  ];
  const report = { stats: { expected: 3, unexpected: 1, flaky: 1 }, suites: [{ suites: [{ specs }] }] };
  const counts = playwrightCounts(report);
  expect(counts).toMatchObject({ passed: 4, failed: 1, retried: ['shop/order.spec.ts: the cart stays'] });
  expect(withExitCode(counts, 1)).toEqual(counts);
});

test('every step runs, a step that throws is one failure, and the last line is the sum', async () => {
  const lines: string[] = [];
  const total = await runSteps(
    [
      { name: 'lint', run: async () => ({ passed: 4, failed: 1 }) },
      { name: 'unit tests', run: () => Promise.reject(new Error('no report')) },
      { name: 'end to end', run: async () => ({ passed: 2, failed: 0, retried: ['a.spec.ts: slow'] }) },
    ],
    (line) => lines.push(line),
  );
  expect(total).toMatchObject({ passed: 6, failed: 2 });
  expect(lines).toContain('passed only at the second try: a.spec.ts: slow');
  expect(lines).toContain('unit tests broke off: no report');
  expect(lines.at(-1)).toBe('6 passed, 2 failed');
});
