import type { Channel, ChannelChange } from '@tramuntana/contracts';
import type { Policy } from './policy';
import { type Promotion, violations } from './violations';

/** It is 23:30 in Girona, and 22:30 UTC. */
const NOW = Date.parse('2026-11-28T22:30:00.000Z');

const entry = (at: string, over: Partial<ChannelChange>): ChannelChange => ({
  at: `2026-11-28T${at}:00.000Z`,
  action: 'canary',
  from: '1.0.0-a',
  to: '1.0.0-a',
  by: 'operator',
  ...over,
});

const canary = (at: string, percent: number, version = '1.0.0-b') => entry(at, { canary: { version, percent } });

const aPromotion = (over: Partial<Promotion> = {}): Promotion => ({
  remote: 'mfe-blog',
  version: '1.0.0-b',
  channel: undefined,
  ownPublisher: undefined,
  verdict: undefined,
  now: NOW,
  ...over,
});

/** A channel in which 1.0.0-b is a canary, after these changes. */
const aChannel = (...history: ChannelChange[]): Channel => ({
  schema: 1,
  remote: 'mfe-blog',
  live: '1.0.0-a',
  canary: { version: '1.0.0-b', percent: 5 },
  history,
});

const whysOf = (policy: Policy, over?: Partial<Promotion>) =>
  violations(policy, aPromotion(over)).map(({ why }) => why);

test('without policies nothing is forbidden', () => {
  expect(violations({ pageBytes: 1 }, aPromotion({ ownPublisher: 'ana' }))).toEqual([]);
});

test('second person: the publisher may not promote its version', () => {
  expect(whysOf({ secondPerson: true }, { ownPublisher: 'ana' })).toEqual([
    'ana published 1.0.0-b, so an identity of another owner must promote it',
  ]);
  expect(whysOf({ secondPerson: true })).toEqual([]);
});

test('verified: the last verdict must be that it passed', () => {
  const advice = 'when its suite passes: npm run release -- verify mfe-blog 1.0.0-b --suite <name> --passed';
  const verdict = { suite: 'journeys', at: '2026-11-28T20:00:00.000Z', who: 'eva', link: 'https://ci.example/7' };
  expect(whysOf({ verified: true })).toEqual([`1.0.0-b has no verdict of QA; ${advice}`]);
  expect(whysOf({ verified: true }, { verdict: { ...verdict, passed: false } })).toEqual([
    `1.0.0-b failed in journeys (2026-11-28 20:00:00 by eva, https://ci.example/7); ${advice}`,
  ]);
  expect(whysOf({ verified: true }, { verdict: { ...verdict, passed: true } })).toEqual([]);
});

test.each([
  [22, 7, 'Europe/Madrid', true],
  [23, 0, 'Europe/Madrid', true],
  [0, 23, 'Europe/Madrid', false],
  [20, 23, 'Europe/Madrid', false],
  [7, 22, 'Europe/Madrid', false],
  [22, 23, 'UTC', true],
  [23, 7, 'UTC', false],
  [7, 8, 'Asia/Tokyo', true],
])('hours: none from %i:00 to %i:00 in %s forbids: %s', (from, to, timeZone, forbids) => {
  expect(violations({ hours: { from, to, timeZone } }, aPromotion())).toHaveLength(forbids ? 1 : 0);
});

test('hours: the refusal tells the time there, and until when', () => {
  expect(whysOf({ hours: { from: 22, to: 7, timeZone: 'Europe/Madrid' } })).toEqual([
    'nothing is promoted from 22:00 to 7:00, and it is 23:30 in Europe/Madrid; promote it after 7:00',
  ]);
});

test.each<[what: string, channel: Channel | undefined, since: string | undefined]>([
  ['never was one', undefined, undefined],
  ['is one', aChannel(canary('22:10', 5)), '22:10'],
  ['got a larger share', aChannel(canary('22:10', 5), canary('22:20', 10)), '22:10'],
  ['had a smaller share', aChannel(canary('22:00', 1), canary('22:20', 5)), '22:20'],
  ['was stopped and started again', aChannel(canary('21:00', 5), canary('21:50', 0), canary('22:15', 5)), '22:15'],
  [
    'was halted',
    { ...aChannel(canary('21:00', 5), { ...canary('22:15', 0), who: 'shell on web-1' }), canary: undefined },
    undefined,
  ],
  ['follows another canary', aChannel(canary('21:00', 5, '1.0.0-c'), canary('22:15', 5)), '22:15'],
  [
    'was live meanwhile',
    aChannel(canary('21:00', 5), entry('21:10', { action: 'promote', to: '1.0.0-b' }), canary('22:15', 5)),
    '22:15',
  ],
  [
    'was retired meanwhile',
    aChannel(canary('21:00', 5), entry('21:10', { action: 'retire' }), canary('22:15', 5)),
    '22:15',
  ],
  [
    'saw another promotion',
    aChannel(canary('22:10', 5), entry('22:20', { action: 'promote', to: '1.0.0-c' })),
    '22:10',
  ],
])('canary first: a version that %s', (_what, channel, since) => {
  const needed = '1.0.0-b must first be a canary of 5 % for 30 min';
  const minute = since && new Date(Date.parse(`2026-11-28T${since}:00Z`) + 30 * 60_000).toISOString().slice(11, 16);
  expect(whysOf({ canary: { percent: 5, minutes: 30 } }, { channel })).toEqual([
    since
      ? `${needed}; promote it after 2026-11-28 ${minute}:00 UTC`
      : `${needed}: npm run release -- canary mfe-blog 1.0.0-b 5`,
  ]);
});

test('canary first: a version that was one for long enough may be promoted', () => {
  const channel = aChannel(canary('22:00', 5));
  expect(whysOf({ canary: { percent: 5, minutes: 30 } }, { channel })).toEqual([]);
  expect(whysOf({ canary: { percent: 6, minutes: 30 } }, { channel })).toHaveLength(1);
});

test('all policies that forbid are named', () => {
  const policy = { secondPerson: true, verified: true, hours: { from: 22, to: 7, timeZone: 'UTC' } } as const;
  expect(violations(policy, aPromotion({ ownPublisher: 'ana' })).map((one) => one.policy)).toEqual([
    'second person',
    'verified',
    'hours',
  ]);
});
