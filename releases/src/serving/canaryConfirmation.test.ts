import { type CanaryChange, startCanary, stopCanary } from '../live/canary';
import { promote } from '../live/promote';
import { publish } from '../publish/publish';
import type { ServedRemote } from '../store/ReleaseStore';
import { aRepository, type Repository } from '../testing/aRepository';
import { confirmCanary } from './canaryConfirmation';

const LIVE = '1.0.0-a';
let site: Repository;
beforeEach(() => {
  site = aRepository();
});
afterEach(() => site.remove());

const change: CanaryChange = { remote: 'mfe-blog', live: LIVE, version: '1.0.0-b', percent: 10, changed: true };
const ended = { ...change, percent: 0 };
type Canary = NonNullable<ServedRemote['canary']>;

const report = (canary?: Partial<Canary>, shell = 'one') =>
  site.report({ wanted: LIVE, ...(canary && { canary: { version: '1.0.0-b', percent: 10, ...canary } }) }, { shell });

/** The confirmation after these events. One of them happens after each look at the reports. */
async function told(asked: CanaryChange, ...events: (() => unknown)[]) {
  let looks = 0;
  const confirmation = await confirmCanary(site.settings.store, asked, async () => events[looks++]?.());
  return { ...confirmation, looks };
}
const always = (event: () => unknown) => Array.from({ length: 400 }, () => event);

test('if no shell runs, the command does not wait', async () => {
  expect(await told(change)).toEqual({ outcome: 'no shell', looks: 0 });
});

test('the command waits until every running shell has rendered the canary with its present share', async () => {
  report();
  report({ percent: 5, rendered: 3 }, 'two');
  const result = await told(
    change,
    () => report({}),
    () => report({ rendered: 3 }),
    () => report({ rendered: 3 }, 'two'),
  );
  expect(result).toEqual({ outcome: 'followed', shells: 2, silent: 0, looks: 3 });
});

test('one shell that cannot use the canary is enough for a failure', async () => {
  report({ rendered: 3 });
  report({ problem: 'its page /blog failed: roto' }, 'two');
  expect(await told(change)).toMatchObject({ outcome: 'failed', problem: 'its page /blog failed: roto' });
});

test('the end is followed when no shell names the canary any more', async () => {
  report({ rendered: 3 });
  expect(await told(ended, () => report())).toEqual({ outcome: 'followed', shells: 1, silent: 0, looks: 1 });
});

describe('if somebody changes the canary meanwhile, the wait ends and names that change', () => {
  const start = (version: string, percent: number, who: string) =>
    startCanary(site.settings, 'mfe-blog', version, percent, { who });
  const stop = () => stopCanary(site.settings.store, 'mfe-blog', { who: 'ben' });
  let started: CanaryChange;

  beforeEach(async () => {
    for (const version of [LIVE, '1.0.0-b', '1.0.0-c']) {
      site.build('mfe-blog', version);
      await publish(site.settings, 'mfe-blog');
    }
    await promote(site.settings, 'mfe-blog', LIVE);
    started = await start('1.0.0-b', 10, 'ana');
    report();
  });

  test.each<[string, () => Promise<unknown>, string]>([
    ['another share', () => start('1.0.0-b', 20, 'ben'), 'canary 20 % of 1.0.0-b by ben'],
    ['its end', stop, 'end canary of 1.0.0-b by ben'],
    ['another canary', () => stop().then(() => start('1.0.0-c', 10, 'ben')), 'canary 10 % of 1.0.0-c by ben'],
    [
      'another live release',
      () => promote(site.settings, 'mfe-blog', '1.0.0-c', { who: 'ben' }),
      'promote to 1.0.0-c by ben',
    ],
  ])('%s', async (_what, meanwhile, by) => {
    expect(await told(started, meanwhile)).toEqual({
      outcome: 'superseded',
      by: expect.stringContaining(by),
      looks: 1,
    });
  });

  test('a new canary after the end', async () => {
    const asked = await stop();
    report({ rendered: 3 });
    expect(await told(asked, () => start('1.0.0-c', 10, 'ana'))).toMatchObject({ outcome: 'superseded', looks: 1 });
  });
});

test('silence of all shells is a failure, and silence of some is reported', async () => {
  report();
  expect(await told(change, ...always(() => report()))).toMatchObject({
    outcome: 'failed',
    problem: 'no running shell reported on it within 30 s; its log says why',
  });
  const some = () => {
    report();
    report({ rendered: 3 }, 'two');
  };
  some();
  expect(await told(change, ...always(some))).toMatchObject({ outcome: 'followed', shells: 1, silent: 1 });
});
