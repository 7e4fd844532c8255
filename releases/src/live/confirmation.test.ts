import { utimesSync } from 'node:fs';
import type { ServingReport } from 'shared-contracts';
import { aRepository, type Repository } from '../testing/aRepository';
import { confirmLive, describeConfirmation } from './confirmation';

let site: Repository;
beforeEach(() => {
  site = aRepository();
});
afterEach(() => site.remove());

const LIVE = '1.0.0-b';
type Remote = ServingReport['remotes'][number];

/** Writes what a shell says of the blog. */
function report(shell: string, over: Partial<Remote> = {}, state: ServingReport['state'] = 'running') {
  const remote: Remote = { name: 'mfe-blog', wanted: LIVE, version: LIVE, status: 'available', ...over };
  const text: ServingReport = { schema: 1, state, remotes: [remote] };
  site.write(site.stored('.serving', `${shell}.json`), text);
}

/** What is told after the given things happened, one at each look. */
async function told(...events: (() => void)[]) {
  let looks = 0;
  const confirmation = await confirmLive(site.settings.store, 'mfe-blog', LIVE, async () => events[looks++]?.());
  return { lines: describeConfirmation(confirmation), looks };
}

test('where no site runs there is nothing to wait for', async () => {
  expect(await told()).toEqual({ lines: [], looks: 0 });
});

test('it is waited until every running shell uses the release', async () => {
  report('one', { wanted: '1.0.0-a', version: '1.0.0-a' });
  report('two', { wanted: '1.0.0-a', version: '1.0.0-a' });
  expect(
    await told(
      () => report('one'),
      () => report('two'),
    ),
  ).toEqual({ lines: ['the running site uses it'], looks: 2 });
});

test('shells that have stopped, are gone, or cannot be understood are not waited for', async () => {
  report('stopped', { wanted: '1.0.0-a' }, 'stopped');
  report('gone', { wanted: '1.0.0-a' });
  utimesSync(site.pathOf(site.stored('.serving', 'gone.json')), 0, 0);
  site.write(site.stored('.serving', 'broken.json'), '{');
  expect(await told()).toEqual({ lines: [], looks: 0 });
});

test('a release that the site refuses, or cannot render, is told with the reason', async () => {
  report('one', { version: '1.0.0-a', problem: 'web/a.js is missing' });
  report('two', { problem: 'the server cannot render it (stuck)' });
  expect((await told()).lines).toEqual([
    'the running site has a problem with it: web/a.js is missing',
    'the running site has a problem with it: the server cannot render it (stuck)',
  ]);
});

test('a site that says nothing is given up after half a minute', async () => {
  report('one', { wanted: '1.0.0-a' });
  const keepRunning = Array.from({ length: 400 }, () => () => report('one', { wanted: '1.0.0-a' }));
  const { lines, looks } = await told(...keepRunning);
  expect(lines).toEqual(['the running site did not take it over within 30 s; its log says why']);
  expect(looks).toBe(300);
});

test('a shell that does not know the remote yet has not followed it', async () => {
  report('one', { name: 'mfe-shop' });
  expect((await told(() => report('one'))).looks).toBe(1);
});
