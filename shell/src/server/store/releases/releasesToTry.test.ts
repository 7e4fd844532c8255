/** @jest-environment node */
import type { ChannelChange } from '@tramuntana/contracts';
import { releasesToTry } from './releasesToTry';

/** A channel with changes: `+version` is a promotion, `-version` a rollback to that version. */
function aChannel(live: string, ...changes: string[]) {
  const history = changes.map(
    (change, index): ChannelChange => ({
      at: '2026-01-01T00:00:00.000Z',
      action: change.startsWith('+') ? 'promote' : 'rollback',
      from: changes[index - 1]?.slice(1) ?? null,
      to: change.slice(1),
      by: 'operator',
    }),
  );
  return { schema: 1 as const, remote: 'mfe-blog', live, history };
}

test('retiring a remote and bringing it back does not change its good releases', () => {
  const { history, ...channel } = aChannel('2', '+1', '+2', '-2', '+2', '+3', '-2');
  const retired = history.map((change, index) => (index === 2 ? { ...change, action: 'retire' as const } : change));
  expect(releasesToTry({ ...channel, history: retired })).toEqual(['2', '1']);
});

test.each([
  ['only the live one if there was no other', aChannel('1', '+1'), ['1']],
  ['newest first', aChannel('3', '+1', '+2', '+3'), ['3', '2', '1']],
  ['no rolled-back release', aChannel('2', '+1', '+2', '+3', '-2'), ['2', '1']],
  ['a release that was rolled back and promoted again', aChannel('2', '+1', '+2', '-1', '+2'), ['2', '1']],
  [
    'a release that was promoted again, even if no longer live',
    aChannel('3', '+1', '+2', '-1', '+2', '+3'),
    ['3', '2', '1'],
  ],
  ['each once', aChannel('1', '+1', '+2', '+1'), ['1', '2']],
  ['no version whose repeated promotion was rolled back', aChannel('2', '+1', '+2', '+1', '-2'), ['2']],
  ['a live version written by hand, then the formerly live ones', aChannel('9', '+1', '+2'), ['9', '2', '1']],
])('%s', (_what, channel, versions) => {
  expect(releasesToTry(channel)).toEqual(versions);
});
