/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type ServingReport, servingReport } from '@tramuntana/contracts';
import { aLiveRemote, aShop, aSnapshot } from '../../testing/aLiveRemote';
import { anOffer } from '../../testing/anOffer';
import { ServingReporter } from './ServingReporter';
import { lastUsedVersion } from './servingReports';

type Canary = ServingReport['remotes'][number]['canary'];

let store: string;
beforeEach(() => {
  jest.useFakeTimers();
  store = mkdtempSync(path.join(os.tmpdir(), 'store-'));
});
afterEach(() => {
  jest.useRealTimers();
  rmSync(store, { recursive: true, force: true });
});

function aReporter(shell = 'host-3000', shellVersion = '9') {
  const log = { warn: jest.fn() };
  const problem: { text?: string; inBrowsers?: string; rendered?: number; shellRendered?: number; canary?: Canary } =
    {};
  const reporter = new ServingReporter({
    store,
    shell,
    shellVersion,
    offer: anOffer(),
    problemOf: () => problem.text,
    inBrowsers: () => problem.inBrowsers,
    canaryOf: () => problem.canary,
    renderedOf: () => problem.rendered,
    shellRendered: () => problem.shellRendered,
    log,
  });
  reporter.begin();
  const file = path.join(store, '.serving', `${shell}.json`);
  const read = () => servingReport.parse(JSON.parse(readFileSync(file, 'utf8')));
  return { reporter, log, problem, file, read };
}

test('the report names the release in use, the wanted one, and why they differ', () => {
  const { reporter, read } = aReporter();
  reporter.report(aSnapshot(aLiveRemote({ version: '1', wanted: '2', reason: 'refused' }), aShop({ version: '7' })));
  expect(read()).toEqual({
    schema: 1,
    state: 'running',
    offer: anOffer(),
    remotes: [
      { name: 'shell', wanted: '9', version: '9', status: 'available' },
      { name: 'mfe-blog', wanted: '2', version: '1', status: 'available', problem: 'refused' },
      { name: 'mfe-shop', wanted: '7', version: '7', status: 'available' },
    ],
  });
});

test('failures in browsers are reported apart from problems: they roll no promotion back', () => {
  const { reporter, problem, read } = aReporter();
  problem.inBrowsers = '3 of its last 3 views failed in browsers';
  reporter.report(aSnapshot(aLiveRemote()));
  const [, blog] = read().remotes;
  expect([blog?.inBrowsers, blog?.problem]).toEqual(['3 of its last 3 views failed in browsers', undefined]);
});

test('a release that the server cannot render is reported as soon as that is known', () => {
  const { reporter, problem, read } = aReporter();
  reporter.report(aSnapshot(aLiveRemote()));
  problem.text = 'the server cannot render it (stuck)';
  jest.advanceTimersByTime(1000);
  expect(read().remotes[1]?.problem).toBe(problem.text);
});

test('the number of rendered routes is reported as soon as it is known', () => {
  const { reporter, problem, read } = aReporter();
  reporter.report(aSnapshot(aLiveRemote()));
  expect(read().remotes[1]).not.toHaveProperty('rendered');
  problem.rendered = 4;
  reporter.renew();
  expect(read().remotes[1]?.rendered).toBe(4);
});

test('the report tells whether the shell’s own release renders', () => {
  const { reporter, problem, read } = aReporter();
  reporter.report(aSnapshot(aLiveRemote()));
  problem.shellRendered = 1;
  reporter.renew();
  expect(read().remotes[0]).toMatchObject({ name: 'shell', rendered: 1 });
  problem.shellRendered = 0;
  reporter.renew();
  expect(read().remotes[0]?.problem).toBe('it cannot render a page');
});

test('a release that ends does not report the shell as stopped if another has taken over', () => {
  const former = aReporter('host-3000', '8');
  former.reporter.report(aSnapshot(aLiveRemote()));
  const { reporter, read } = aReporter('host-3000', '9');
  reporter.report(aSnapshot(aLiveRemote()));
  former.reporter.close();
  expect(read()).toMatchObject({ state: 'running', remotes: [{ version: '9' }, {}] });
  reporter.close();
  expect(read().state).toBe('stopped');
});

test('the report is renewed every second, and says when the shell has stopped', () => {
  const { reporter, file, read } = aReporter();
  reporter.report(aSnapshot(aLiveRemote()));
  reporter.report(aSnapshot(aLiveRemote()));
  utimesSync(file, 0, 0);
  jest.advanceTimersByTime(1000);
  expect(statSync(file).mtimeMs).toBeGreaterThan(0);
  expect(jest.getTimerCount()).toBe(1);
  reporter.close();
  expect(read().state).toBe('stopped');
  expect(jest.getTimerCount()).toBe(0);
});

test('the next start learns the versions in use, even from another shell, but no unavailable ones', () => {
  const { reporter } = aReporter();
  reporter.report(aSnapshot(aLiveRemote({ version: '5' }), aShop({ version: '7', status: 'unavailable' })));
  reporter.close();
  expect(lastUsedVersion(store, 'mfe-blog')).toBe('5');
  expect(lastUsedVersion(store, 'mfe-shop')).toBeUndefined();
  expect(lastUsedVersion(store, 'mfe-media')).toBeUndefined();
});

test('an unreadable report is ignored', () => {
  const { reporter, file } = aReporter();
  expect(lastUsedVersion(store, 'mfe-blog')).toBeUndefined();
  reporter.report(aSnapshot(aLiveRemote({ version: '5' })));
  writeFileSync(path.join(path.dirname(file), 'broken.json'), '{');
  expect(lastUsedVersion(store, 'mfe-blog')).toBe('5');
});

test('an unwritable store is logged once, and gets the report once it can be written', () => {
  const { reporter, log, file, read } = aReporter();
  writeFileSync(path.join(store, '.serving'), 'not a folder');
  reporter.report(aSnapshot(aLiveRemote()));
  jest.advanceTimersByTime(3000);
  expect(log.warn).toHaveBeenCalledTimes(1);
  rmSync(path.dirname(file));
  jest.advanceTimersByTime(1000);
  expect(read().state).toBe('running');
});

test('a canary is reported with its remote, so that the command that started it sees its state', () => {
  const { reporter, problem, read } = aReporter();
  const canary = { version: '2', percent: 10, rendered: 4 };
  problem.canary = canary;
  reporter.report(aSnapshot(aLiveRemote({ version: '1' })));
  expect(read().remotes.at(-1)).toMatchObject({ version: '1', canary });
});

test('an unchanged report is only touched, and a deleted one is written again', () => {
  const { reporter, file, read } = aReporter();
  reporter.report(aSnapshot(aLiveRemote()));
  const { ino } = statSync(file);
  jest.advanceTimersByTime(1000);
  expect(statSync(file).ino).toBe(ino);
  rmSync(path.dirname(file), { recursive: true });
  jest.advanceTimersByTime(1000);
  expect(read().state).toBe('running');
});

describe('once a newer release has begun to report', () => {
  function bothReleases() {
    const former = aReporter('host-3000', '8');
    former.reporter.report(aSnapshot(aLiveRemote()));
    const { reporter, file, read } = aReporter('host-3000', '9');
    reporter.report(aSnapshot(aLiveRemote()));
    return { former, reporter, file, read };
  }

  test('the former release never makes it seem that no shell runs', () => {
    const { former, read } = bothReleases();
    former.problem.rendered = 4;
    former.reporter.renew();
    expect(read()).toMatchObject({ state: 'running', remotes: [{ version: '9' }, {}] });
    former.reporter.close();
    expect(read()).toMatchObject({ state: 'running', remotes: [{ version: '9' }, {}] });
  });

  test('the former release reports again after the newer one ends', () => {
    const { former, reporter, read } = bothReleases();
    reporter.close();
    former.reporter.renew();
    expect(read()).toMatchObject({ state: 'running', remotes: [{ version: '8' }, {}] });
  });

  test('the former release reports again if the newer one’s report lies in the future', () => {
    const { former, file, read } = bothReleases();
    const inAnHour = Date.now() / 1000 + 3_600;
    utimesSync(file, inAnHour, inAnHour);
    former.reporter.renew();
    expect(read().remotes[0]?.version).toBe('8');
  });

  test('the former release reports again 5 s after the newer one was killed', () => {
    const { former, file, read } = bothReleases();
    const secondsAgo = (seconds: number) => utimesSync(file, Date.now() / 1000, Date.now() / 1000 - seconds);
    secondsAgo(4);
    former.reporter.renew();
    expect(read().remotes[0]?.version).toBe('9');
    secondsAgo(6);
    former.reporter.renew();
    expect(read().remotes[0]?.version).toBe('8');
  });
});

test('a report that is still being written is ignored', () => {
  const { reporter, file } = aReporter();
  reporter.report(aSnapshot(aLiveRemote({ version: '5' })));
  const half = readFileSync(file, 'utf8').replace('"version":"5"', '"version":"9"');
  writeFileSync(path.join(path.dirname(file), 'a-host.json.new'), half);
  expect(lastUsedVersion(store, 'mfe-blog')).toBe('5');
});

test('a shell without a snapshot writes no report', () => {
  const { reporter } = aReporter();
  reporter.close();
  expect(() => statSync(path.join(store, '.serving'))).toThrow();
});
