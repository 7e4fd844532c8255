import type { NavLink } from '@tramuntana/contracts';
import { publish } from '../../publish/publish';
import { aRepository, type Repository } from '../../testing/aRepository';
import { promote } from '../promote';
import { rollback } from '../rollback';

let site: Repository;

beforeEach(() => {
  site = aRepository();
});

afterEach(() => site.remove());

async function published(version: string, ...mounts: string[]) {
  site.build('mfe-blog', version, { mounts });
  await publish(site.settings, 'mfe-blog');
}

const messageOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'it was done',
    (error: Error) => error.message,
  );

test.each(['/api', '/assets', '/healthz', '/releases'])('no remote gets the path %s', async (mount) => {
  const message = await messageOf(published('1.0.0-a', '/blog', mount));
  expect(message).toContain(`mfe-blog: 1.0.0-a wants the path ${mount}, which belongs to the shell or the API`);
  expect(message).toContain('take it out of the mounts in mfe-blog/webpack.config.ts');
  expect(site.exists(site.stored('mfe-blog', '1.0.0-a'))).toBe(false);
});

test('an older release that has a reserved path is not promoted either', async () => {
  await published('1.0.0-a', '/blog');
  const manifest = site.manifest('mfe-blog', '1.0.0-a');
  site.write(site.stored('mfe-blog', '1.0.0-a/manifest.json'), { ...manifest, mounts: ['/api'] });
  expect(await messageOf(promote(site.settings, 'mfe-blog'))).toContain('wants the path /api');
});

const aLink = (over: Partial<NavLink> = {}): NavLink => ({
  label: 'Revista',
  path: '/blog/revista',
  place: 'footer',
  order: 800,
  ...over,
});

test('a link leads to a page of the remote itself', async () => {
  const withLinks = (...nav: NavLink[]) => {
    site.build('mfe-blog', '1.0.0-a', { nav });
    return messageOf(publish(site.settings, 'mfe-blog'));
  };
  expect(await withLinks(aLink(), aLink({ path: '/tienda', label: 'Ofertas' }))).toBe(
    'mfe-blog: 1.0.0-a links /tienda ("Ofertas"), which is not below its own mounts /blog; ' +
      'take it out of the nav in mfe-blog/webpack.config.ts, or add its mount',
  );
  expect(await withLinks(aLink({ label: '' }))).toContain('nav.0.label: a label has 1 to 30 characters');
  expect(await withLinks(...Array.from({ length: 5 }, () => aLink()))).toContain('nav: a remote has at most 4 links');
  expect(await withLinks(aLink())).toBe('it was done');
  expect(site.manifest('mfe-blog', '1.0.0-a').nav).toEqual([aLink()]);
});

test('a live path is given up only with --drop-mount', async () => {
  await published('1.0.0-a', '/blog', '/revista', '/diario');
  await promote(site.settings, 'mfe-blog');
  await published('1.0.0-b', '/revista', '/noticias');
  const attempt = (...dropMounts: string[]) => messageOf(promote(site.settings, 'mfe-blog', '1.0.0-b', { dropMounts }));
  expect(await attempt()).toBe(
    'mfe-blog: 1.0.0-b no longer answers /blog, /diario, which is live now and would be 404; ' +
      'add it to the mounts in mfe-blog/webpack.config.ts, or give it up: ' +
      'npm run release -- promote mfe-blog 1.0.0-b --drop-mount /blog --drop-mount /diario',
  );
  expect(await attempt('/blog')).toContain('no longer answers /diario,');
  expect(await attempt('/blog', '/diario')).toBe('it was done');
});

test('a rollback restores the former paths, so it may give up newer ones without --drop-mount', async () => {
  await published('1.0.0-a', '/blog');
  await promote(site.settings, 'mfe-blog');
  await published('1.0.0-b', '/blog', '/revista');
  await promote(site.settings, 'mfe-blog');
  await rollback(site.settings, 'mfe-blog');
  expect(site.channel('mfe-blog').live).toBe('1.0.0-a');
});
