import { utimesSync } from 'node:fs';
import { startCanary, stopCanary } from '../live/canary';
import type { LiveChange } from '../live/changeLive';
import { promote } from '../live/promote';
import { retire } from '../live/retire';
import { publish } from '../publish/publish';
import { aRepository, type Repository } from '../testing/aRepository';
import { confirmLive, describeConfirmation } from './confirmation';

const FORMER = '1.0.0-a';
const LIVE = '1.0.0-b';

let site: Repository;
let change: LiveChange;
beforeEach(async () => {
  site = aRepository();
  for (const version of [FORMER, LIVE]) {
    site.build('mfe-blog', version);
    await publish(site.settings, 'mfe-blog');
    change = await promote(site.settings, 'mfe-blog', version);
  }
});
afterEach(() => site.remove());

/** The confirmation after these events. One of them happens after each look at the reports. */
async function told(...events: (() => unknown)[]) {
  let looks = 0;
  const confirmation = await confirmLive(site.settings.store, change, async () => events[looks++]?.());
  const { outcome } = confirmation;
  const lines = outcome === 'failed' || outcome === 'superseded' ? [] : describeConfirmation(confirmation, change.live);
  return { ...confirmation, lines, looks };
}

test('if no shell runs, the command does not wait, and no shell has rendered the release', async () => {
  expect(await told()).toEqual({
    outcome: 'no shell',
    lines: ['no shell runs on this store, so nobody has rendered it'],
    looks: 0,
  });
});

test('the command waits until every running shell uses the release and has rendered it', async () => {
  const one = { shell: 'one' };
  const two = { shell: 'two' };
  site.report({ wanted: FORMER }, one);
  site.report({ wanted: FORMER }, two);
  const result = await told(
    () => site.report({ wanted: LIVE, rendered: undefined }, one),
    () => site.report({ wanted: LIVE, rendered: 5 }, one),
    () => site.report({ wanted: LIVE, rendered: 4 }, two),
  );
  expect(result).toMatchObject({ outcome: 'rendered', shells: 2, routes: 4, silent: 0, looks: 3 });
  expect(result.lines).toEqual(['2 running shells use it and rendered its 4 routes']);
});

test('the command does not wait for shells that have stopped, are gone, or have unreadable reports', async () => {
  site.report({ wanted: FORMER }, { shell: 'stopped', state: 'stopped' });
  site.report({ wanted: FORMER }, { shell: 'gone' });
  utimesSync(site.pathOf(site.stored('.serving', 'gone.json')), 0, 0);
  site.write(site.stored('.serving', 'broken.json'), '{');
  expect(await told()).toMatchObject({ outcome: 'no shell', looks: 0 });
});

test('a release has failed if one shell refuses it or cannot render it, whatever the others report', async () => {
  site.report({ wanted: LIVE }, { shell: 'one' });
  site.report({ wanted: LIVE, version: FORMER, problem: 'web/a.js is missing' }, { shell: 'two' });
  expect(await told()).toMatchObject({
    outcome: 'failed',
    problem: 'web/a.js is missing',
  });
});

test('a release that no shell rendered within half a minute has failed', async () => {
  site.report({ wanted: FORMER });
  const keepRunning = Array.from({ length: 400 }, () => () => site.report({ wanted: FORMER }));
  expect(await told(...keepRunning)).toMatchObject({
    outcome: 'failed',
    problem: 'no running shell reported within 30 s that it rendered it; its log says why',
    looks: 300,
  });
});

test('if one shell has rendered it and another is silent, the command reports both', async () => {
  const both = () => {
    site.report({ wanted: LIVE }, { shell: 'one' });
    site.report({ wanted: FORMER }, { shell: 'two' });
  };
  both();
  const { outcome, lines } = await told(...Array.from({ length: 400 }, () => both));
  expect(outcome).toBe('rendered');
  expect(lines).toEqual([
    'a running shell uses it and rendered its 3 routes',
    '1 of 2 running shells did not report on it; their logs say why',
  ]);
});

test('a shell that does not know the remote yet has not followed it', async () => {
  site.report({ name: 'mfe-shop', wanted: LIVE });
  expect(await told(() => site.report({ wanted: LIVE, rendered: 1 }))).toMatchObject({
    outcome: 'rendered',
    looks: 1,
    lines: ['a running shell uses it and rendered its one route'],
  });
});

test('if somebody changes the remote again, the wait ends and names that change', async () => {
  site.report({ wanted: FORMER });
  const result = await told(() =>
    promote(site.settings, 'mfe-blog', FORMER, { who: 'ana', reason: 'the list is empty' }),
  );
  expect(result).toMatchObject({
    outcome: 'superseded',
    by: expect.stringContaining('promote to 1.0.0-a by ana: the list is empty'),
  });
});

test('a canary that starts or ends meanwhile does not end the wait', async () => {
  site.report({ wanted: FORMER });
  const result = await told(
    () => startCanary(site.settings, 'mfe-blog', FORMER, 10),
    () => stopCanary(site.settings.store, 'mfe-blog'),
    () => site.report({ wanted: LIVE }),
  );
  expect(result).toMatchObject({ outcome: 'rendered', looks: 3 });
});

test('a retired remote needs no shell to render it', async () => {
  change = await retire(site.settings, 'mfe-blog');
  expect((await told()).lines).toEqual(['no shell runs on this store']);
});

test('a retired remote is gone when no running shell names it', async () => {
  change = await retire(site.settings, 'mfe-blog');
  site.report({ wanted: LIVE });
  expect(await told(() => site.report({ name: 'mfe-shop', wanted: LIVE }))).toMatchObject({
    outcome: 'gone',
    shells: 1,
    looks: 1,
  });
});
