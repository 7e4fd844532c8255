/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type ServingReport, servingReport } from 'shared-contracts';
import { aLiveRemote, aShop, aSnapshot } from '../../testing/aLiveRemote';
import { anOffer } from '../../testing/anOffer';
import { ServingReporter } from './ServingReporter';

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

test('what is in use is told with what is wanted and why it is another', () => {
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

test('a release that fails in browsers has that told beside, for no promotion is put back for it', () => {
  const { reporter, problem, read } = aReporter();
  problem.inBrowsers = '3 of its last 3 views failed in browsers';
  reporter.report(aSnapshot(aLiveRemote()));
  const [, blog] = read().remotes;
  expect([blog?.inBrowsers, blog?.problem]).toEqual(['3 of its last 3 views failed in browsers', undefined]);
});

test('a release that the server cannot render has that told, as soon as it is known', () => {
  const { reporter, problem, read } = aReporter();
  reporter.report(aSnapshot(aLiveRemote()));
  problem.text = 'the server cannot render it (stuck)';
  jest.advanceTimersByTime(1000);
  expect(read().remotes[1]?.problem).toBe(problem.text);
});

test('how many routes were rendered is told at once when it is found out', () => {
  const { reporter, problem, read } = aReporter();
  reporter.report(aSnapshot(aLiveRemote()));
  expect(read().remotes[1]).not.toHaveProperty('rendered');
  problem.rendered = 4;
  reporter.renew();
  expect(read().remotes[1]?.rendered).toBe(4);
});

test('of the shell’s own release it is told that it renders, or that it cannot', () => {
  const { reporter, problem, read } = aReporter();
  reporter.report(aSnapshot(aLiveRemote()));
  problem.shellRendered = 1;
  reporter.renew();
  expect(read().remotes[0]).toMatchObject({ name: 'shell', rendered: 1 });
  problem.shellRendered = 0;
  reporter.renew();
  expect(read().remotes[0]?.problem).toBe('it cannot render a page');
});

test('a release that ends does not say that the shell has stopped where another one has taken over', () => {
  const former = aReporter('host-3000', '8');
  former.reporter.report(aSnapshot(aLiveRemote()));
  const { reporter, read } = aReporter('host-3000', '9');
  reporter.report(aSnapshot(aLiveRemote()));
  former.reporter.close();
  expect(read()).toMatchObject({ state: 'running', remotes: [{ version: '9' }, {}] });
  reporter.close();
  expect(read().state).toBe('stopped');
});

test('the report is renewed every second while the shell runs, and says so when it has stopped', () => {
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

test('the next start learns which version was in use, also from another shell, and not what was unavailable', () => {
  const { reporter } = aReporter();
  reporter.report(aSnapshot(aLiveRemote({ version: '5' }), aShop({ version: '7', status: 'unavailable' })));
  reporter.close();
  const next = aReporter('other-host-3000').reporter;
  expect(next.lastUsed('mfe-blog')).toBe('5');
  expect(next.lastUsed('mfe-shop')).toBeUndefined();
  expect(next.lastUsed('mfe-media')).toBeUndefined();
});

test('a report that cannot be read is passed over', () => {
  const { reporter, file } = aReporter();
  expect(reporter.lastUsed('mfe-blog')).toBeUndefined();
  reporter.report(aSnapshot(aLiveRemote({ version: '5' })));
  writeFileSync(path.join(path.dirname(file), 'broken.json'), '{');
  expect(reporter.lastUsed('mfe-blog')).toBe('5');
});

test('a store that cannot be written is told of once, and reported to again when it can', () => {
  const { reporter, log, file, read } = aReporter();
  writeFileSync(path.join(store, '.serving'), 'not a folder');
  reporter.report(aSnapshot(aLiveRemote()));
  jest.advanceTimersByTime(3000);
  expect(log.warn).toHaveBeenCalledTimes(1);
  rmSync(path.dirname(file));
  jest.advanceTimersByTime(1000);
  expect(read().state).toBe('running');
});

test('a canary is told with its remote, so that the command that started it knows what became of it', () => {
  const { reporter, problem, read } = aReporter();
  const canary = { version: '2', percent: 10, rendered: 4 };
  problem.canary = canary;
  reporter.report(aSnapshot(aLiveRemote({ version: '1' })));
  expect(read().remotes.at(-1)).toMatchObject({ version: '1', canary });
});

test('an unchanged report is only touched, and one that somebody deleted is written again', () => {
  const { reporter, file, read } = aReporter();
  reporter.report(aSnapshot(aLiveRemote()));
  const { ino } = statSync(file);
  jest.advanceTimersByTime(1000);
  expect(statSync(file).ino).toBe(ino);
  rmSync(path.dirname(file), { recursive: true });
  jest.advanceTimersByTime(1000);
  expect(read().state).toBe('running');
});

describe('once another release has begun to report', () => {
  function bothReleases() {
    const former = aReporter('host-3000', '8');
    former.reporter.report(aSnapshot(aLiveRemote()));
    const { reporter, file, read } = aReporter('host-3000', '9');
    reporter.report(aSnapshot(aLiveRemote()));
    return { former, reporter, file, read };
  }

  test('the former one, which still renews and learns, never makes it seem that no shell runs', () => {
    const { former, read } = bothReleases();
    former.problem.rendered = 4;
    former.reporter.renew();
    expect(read()).toMatchObject({ state: 'running', remotes: [{ version: '9' }, {}] });
    former.reporter.close();
    expect(read()).toMatchObject({ state: 'running', remotes: [{ version: '9' }, {}] });
  });

  test('the former one reports again where the other one ends', () => {
    const { former, reporter, read } = bothReleases();
    reporter.close();
    former.reporter.renew();
    expect(read()).toMatchObject({ state: 'running', remotes: [{ version: '8' }, {}] });
  });

  test('the former one reports again where the other one was killed before the clock was set back', () => {
    const { former, file, read } = bothReleases();
    const inAnHour = Date.now() / 1000 + 3_600;
    utimesSync(file, inAnHour, inAnHour);
    former.reporter.renew();
    expect(read().remotes[0]?.version).toBe('8');
  });

  test('the former one reports again where the other one is killed, after the 5 s that reports live', () => {
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

test('a report that is being written counts for nothing', () => {
  const { reporter, file } = aReporter();
  reporter.report(aSnapshot(aLiveRemote({ version: '5' })));
  const half = readFileSync(file, 'utf8').replace('"version":"5"', '"version":"9"');
  writeFileSync(path.join(path.dirname(file), 'a-host.json.new'), half);
  expect(reporter.lastUsed('mfe-blog')).toBe('5');
});

test('a shell that never knew what is in use says nothing', () => {
  const { reporter } = aReporter();
  reporter.close();
  expect(() => statSync(path.join(store, '.serving'))).toThrow();
});
