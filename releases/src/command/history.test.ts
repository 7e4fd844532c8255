import type { Channel, ChannelChange } from '@tramuntana/contracts';
import { type OpenTestStore, testStores } from '../testing/testStores';
import { readCommandLine } from './line/program';
import { perform } from './perform';
import type { StoreRequest } from './request';

const aChange = (at: string, over: Partial<ChannelChange> = {}): ChannelChange => ({
  at,
  action: 'promote',
  from: null,
  to: '1.0.0-a',
  by: 'operator',
  who: 'ana',
  ...over,
});

const aChannel = (remote: string, history: ChannelChange[]): Channel => ({
  schema: 1,
  remote,
  live: '1.0.0-a',
  history,
});

describe.each(testStores)('on a store in $name', ({ open }) => {
  let opened: OpenTestStore;

  beforeEach(async () => {
    opened = await open();
    const blog = [aChange('2026-11-20T10:00:00.000Z'), aChange('2026-11-22T10:00:00.000Z', { reason: 'second' })];
    await opened.store.replaceChannel(aChannel('mfe-blog', blog), undefined);
    await opened.store.replaceChannel(aChannel('mfe-shop', [aChange('2026-11-21T10:00:00.000Z')]), undefined);
    await opened.store.replaceChannel(aChannel('shell', [aChange('2026-11-23T10:00:00.000Z')]), undefined);
  });

  afterEach(() => opened.remove());

  async function ask(commandLine: string, remotes?: string[]) {
    const request = readCommandLine(commandLine.split(' ')) as StoreRequest;
    const grants = remotes ? [{ rights: ['read' as const], remotes }] : ('everything' as const);
    const settings = { store: opened.store, root: '/nowhere' };
    const { data, lines } = await perform(request, settings, { who: 'eva', grants });
    const { history } = data as { history: (ChannelChange & { remote?: string })[] };
    return { lines, changes: history.map(({ remote, at }) => [remote, at.slice(0, 10)]) };
  }

  test('an auditor gets the changes of all remotes, newest first', async () => {
    const { changes, lines } = await ask('history --all');
    expect(changes).toEqual([
      ['shell', '2026-11-23'],
      ['mfe-blog', '2026-11-22'],
      ['mfe-shop', '2026-11-21'],
      ['mfe-blog', '2026-11-20'],
    ]);
    expect(lines[0]).toMatch(/^remote +when \(UTC\) +what +version +before +who +why$/);
    expect(lines[2]).toBe('mfe-blog  2026-11-22 10:00:00  promote  1.0.0-a  -       ana  second');
  });

  test.each([
    ['history --all --since 2026-11-22', ['2026-11-23', '2026-11-22']],
    ['history --all --since 2026-11-22T10:00:00Z', ['2026-11-23', '2026-11-22']],
    ['history --all --since 2026-11-22T10:00:01Z', ['2026-11-23']],
    ['history mfe-blog --since 2026-11-21', ['2026-11-22']],
  ])('%s', async (commandLine, days) => {
    expect((await ask(commandLine)).changes.map(([, day]) => day)).toEqual(days);
  });

  test('a time without changes is said', async () => {
    expect((await ask('history --all --since 2026-12-01')).lines).toEqual(['no change since 2026-12-01']);
    expect((await ask('history mfe-blog --since 2026-12-01')).lines).toEqual([
      'mfe-blog: was not changed since 2026-12-01',
    ]);
  });

  test('an identity sees only the remotes that it may read', async () => {
    expect((await ask('history --all', ['*'])).changes.map(([remote]) => remote)).not.toContain('shell');
    expect((await ask('history --all', ['mfe-shop'])).changes).toEqual([['mfe-shop', '2026-11-21']]);
  });
});

test.each([
  ['history', 'name one remote, or give --all'],
  ['history mfe-blog --all', 'name one remote, or give --all'],
  ['history --all --since yesterday', 'is a day as 2026-11-22'],
  ['history mfe-blog --all --verify', 'name one remote, or give --all'],
  ['history --verify --since 2026-11-22', '--verify is about the whole history'],
  ['history mfe-blog --head 3f9c', 'is a hash that history --verify printed'],
  [`history mfe-blog --head ${'0'.repeat(64)}`, '--head needs --verify'],
])('%s is refused with the usage', (commandLine, reason) => {
  expect(() => readCommandLine(commandLine.split(' '))).toThrow(reason);
});
