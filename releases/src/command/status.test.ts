import { promote } from '../live/promote';
import { retire } from '../live/retire';
import { publish } from '../publish/publish';
import { aRepository, type Repository } from '../testing/aRepository';
import { status } from './status';

let site: Repository;

beforeEach(async () => {
  site = aRepository();
  for (const version of ['1.0.0-a', '1.0.0-b']) {
    site.build('mfe-blog', version);
    await publish(site.settings, 'mfe-blog');
    await promote(site.settings, 'mfe-blog', version, { who: 'ana' });
  }
});

afterEach(() => site.remove());

const told = async () => (await status(site.store, ['mfe-blog', 'mfe-shop'])).lines.join('\n');

test('a release whose pages fail in browsers is named', async () => {
  site.report({ wanted: '1.0.0-b', inBrowsers: '3 of its last 4 views failed in browsers' });
  expect(await told()).toContain('problem: mfe-blog 1.0.0-b in host-3000: 3 of its last 4 views failed in browsers');
});

test('status shows the wanted version and those that running shells use, with the reason if they differ', async () => {
  site.report({ wanted: '1.0.0-b' });
  site.report({ wanted: '1.0.0-b', version: '1.0.0-a', problem: 'server.cjs is missing' }, { shell: 'host-3001' });
  const text = await told();
  expect(text).toMatch(/^remote +wanted +in use +published +last change$/m);
  expect(text).toMatch(
    /^mfe-blog +1\.0\.0-b +1\.0\.0-b, 1\.0\.0-a +2 +\d{4}-\d\d-\d\d \d\d:\d\d:\d\d promote by ana$/m,
  );
  expect(text).toMatch(/^mfe-shop +- +- +0 +-$/m);
  expect(text).toContain('running shells: host-3000, host-3001');
  expect(text).toContain('problem: mfe-blog in host-3001: server.cjs is missing');
});

test('files of the live and of the last good release are compared with their hashes', async () => {
  expect(await told()).not.toContain('damaged');
  site.write(site.stored('mfe-blog', '1.0.0-a/web/routes.js'), 'tampered');
  site.write(site.stored('mfe-blog', '1.0.0-b/server.cjs'), 'tampered');
  const text = await told();
  expect(text).toContain('damaged: mfe-blog 1.0.0-a: web/routes.js does not match its hash');
  expect(text).toContain('damaged: mfe-blog 1.0.0-b: server.cjs does not match its hash');
  expect(text).toContain('no shell runs on this store');
});

test('status shows a retired remote, a damaged manifest and a damaged channel', async () => {
  await retire(site.settings, 'mfe-blog');
  site.write(site.stored('mfe-shop', 'channel.json'), 'garbage');
  site.write(site.stored('mfe-shop', '1.0.0-x/manifest.json'), '{}');
  const text = await told();
  expect(text).toMatch(/^mfe-blog +retired +- +2 +.* retire by /m);
  expect(text).toMatch(/^mfe-shop +unreadable +- +0/m);
  expect(text).toMatch(/^damaged: mfe-shop 1\.0\.0-x: /m);
  expect(text).toContain('channel.json is not JSON');
});
