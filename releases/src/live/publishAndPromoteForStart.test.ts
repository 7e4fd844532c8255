import { publish } from '../publish/publish';
import { syncFolder } from '../store/directory/folders';
import { anOffer, aRepository, type Repository } from '../testing/aRepository';
import { promote } from './promote';
import { publishAndPromoteForStart } from './publishAndPromoteForStart';
import { retire } from './retire';
import { rollback } from './rollback';

jest.mock('../store/directory/folders', () => {
  const actual = jest.requireActual('../store/directory/folders');
  return { ...actual, syncFolder: jest.fn(actual.syncFolder) };
});

let site: Repository;

beforeEach(() => {
  site = aRepository();
});

afterEach(() => site.remove());

async function start(...remotes: string[]) {
  const lines: string[] = [];
  await publishAndPromoteForStart(site.settings, remotes.length > 0 ? remotes : ['mfe-blog'], {
    print: (line) => lines.push(line),
  });
  return lines.join('\n');
}

const live = () => site.channel('mfe-blog').live;

test('the first start makes every remote live; the next one prints nothing', async () => {
  site.build('mfe-blog', '1.0.0-a');
  site.build('mfe-shop', '1.0.0-s');
  expect(await start('mfe-blog', 'mfe-shop')).toBe('mfe-blog: 1.0.0-a is live\nmfe-shop: 1.0.0-s is live');
  expect(site.channel('mfe-blog').history.at(-1)).toMatchObject({ by: 'start', to: '1.0.0-a' });
  expect(await start('mfe-blog', 'mfe-shop')).toBe('');
});

test('a new build goes live, even after an operator chose another version', async () => {
  site.build('mfe-blog', '1.0.0-a');
  await publish(site.settings, 'mfe-blog');
  await promote(site.settings, 'mfe-blog');
  site.build('mfe-blog', '1.0.0-b');
  await start();
  expect(live()).toBe('1.0.0-b');
});

test("an operator's rollback survives a start, which says so", async () => {
  site.build('mfe-blog', '1.0.0-a');
  await start();
  site.build('mfe-blog', '1.0.0-b');
  await start();
  await rollback(site.settings, 'mfe-blog');
  expect(await start()).toBe(
    'mfe-blog: 1.0.0-a stays live, as an operator chose; for the one built here: npm run release -- promote mfe-blog 1.0.0-b',
  );
  expect(live()).toBe('1.0.0-a');
});

test('a retired remote stays off the site at a start, which says how to bring it back', async () => {
  site.build('mfe-blog', '1.0.0-a');
  await start();
  await retire(site.settings, 'mfe-blog');
  site.build('mfe-blog', '1.0.0-b');
  expect(await start()).toBe(
    'mfe-blog: stays retired, as an operator chose; to bring it back: npm run release -- promote mfe-blog 1.0.0-b',
  );
  expect(site.channel('mfe-blog').history).toHaveLength(2);
});

test("an operator's promote survives a start of the same build, which prints nothing", async () => {
  site.build('mfe-blog', '1.0.0-a');
  await publish(site.settings, 'mfe-blog');
  await promote(site.settings, 'mfe-blog');
  expect(await start()).toBe('');
});

test('a start with a former source makes its release live again, if only starts have decided', async () => {
  site.build('mfe-blog', '1.0.0-a');
  await start();
  site.build('mfe-blog', '1.0.0-b');
  await start();
  site.build('mfe-blog', '1.0.0-a');
  await start();
  expect(live()).toBe('1.0.0-a');
});

test('a published release that was never promoted goes live at the start', async () => {
  site.build('mfe-blog', '1.0.0-a');
  await publish(site.settings, 'mfe-blog');
  await start();
  expect(live()).toBe('1.0.0-a');
});

test('a refused remote is reported, and the others go live', async () => {
  site.build('mfe-blog', '1.0.0-a', { contract: '^7.0.0' });
  site.build('mfe-shop', '1.0.0-s');
  expect(await start('mfe-blog', 'mfe-shop')).toMatch(
    /^not live: mfe-blog: 1\.0\.0-a does not fit .*needs @tramuntana\/contracts \^7\.0\.0.*\nmfe-shop: 1\.0\.0-s is live$/,
  );
});

test('a start compares remotes with the shell that it starts, not with one that still runs', async () => {
  site.write(site.stored('.serving', 'former.json'), {
    schema: 1,
    state: 'running',
    offer: anOffer({ contract: '1.0.0' }),
    remotes: [],
  });
  site.build('mfe-blog', '1.0.0-a', { contract: '^1.3.0' });
  expect(await start()).toBe('mfe-blog: 1.0.0-a is live');
});

test('an unreadable channel is reported and left for an operator', async () => {
  site.build('mfe-blog', '1.0.0-a');
  site.write(site.stored('mfe-blog', 'channel.json'), 'garbage');
  expect(await start()).toContain('not live: mfe-blog: ');
  expect(site.read(site.stored('mfe-blog', 'channel.json'))).toBe('garbage');
});

test('a full store stops publishing but not the start, and the live release stays', async () => {
  site.build('mfe-blog', '1.0.0-a');
  await start();
  site.build('mfe-blog', '1.0.0-b');
  jest
    .mocked(syncFolder)
    .mockRejectedValueOnce(
      Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC', path: '/store/mfe-blog' }),
    );
  expect(await start()).toMatch(/^not live: \/store\/mfe-blog cannot be used: the disk is full \(ENOSPC\); make room/);
  expect(live()).toBe('1.0.0-a');
});
