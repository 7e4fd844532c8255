/** @jest-environment node */
import { aLiveRemote, aShop, aSnapshot } from '../../testing/aLiveRemote';
import { siteNav } from '../store/siteNav';
import { PageScripts } from './PageScripts';
import { pageRegistry, siteRegistry } from './registries';

const blog = aLiveRemote();
const shop = aShop({ chunks: { routes: ['routes.js'], list: ['list.js'] } });

function linkedFrom(links: string[]) {
  const scripts = new PageScripts();
  scripts.learn(shop, { '/tienda': ['list'], '/tienda/:id': [] });
  return pageRegistry(aSnapshot(blog, shop), { own: blog, links }, scripts, () => false);
}

test('a page names its own remote, and the linked ones with the files of the linked pages', () => {
  expect(linkedFrom([]).remotes.map(({ name }) => name)).toEqual(['mfe-blog']);
  const { remotes } = linkedFrom(['/blog', '/tienda', '/tienda/7', '/tienda/8', '/nada']);
  expect(remotes).toMatchObject([
    { name: 'mfe-blog' },
    { name: 'mfe-shop', routes: ['routes.js'], pages: { '/tienda': ['list.js'], '/tienda/:id': [] } },
  ]);
});

test('very many links do not block the server', () => {
  const links = Array.from({ length: 40_000 }, (_, at) => `/blog/post/${at}`);
  const before = process.cpuUsage();
  expect(linkedFrom(links).remotes).toHaveLength(1);
  const { user, system } = process.cpuUsage(before);
  // In microseconds. It took 13 s of CPU while each link copied the list of the links before it.
  expect(user + system).toBeLessThan(3_000_000);
});

test('pages get the data that a browser needs, and withheld releases are unavailable', () => {
  const gone = aLiveRemote({ name: 'mfe-media', status: 'unavailable' });
  const plainShop = aShop();
  const scripts = new PageScripts();
  scripts.learn(blog, { '/blog': ['list'] });
  const { revision, remotes, nav } = siteRegistry(
    aSnapshot(blog, plainShop, gone),
    scripts,
    ({ name }) => name === 'mfe-shop',
  );
  expect(revision).toBe(aSnapshot(blog, plainShop, gone).revision);
  expect(nav).toEqual(siteNav([]));
  expect(remotes[0]).toEqual({
    name: 'mfe-blog',
    version: '1.0.0-a',
    mounts: ['/blog'],
    base: '/releases/mfe-blog/1.0.0-a/',
    entry: 'remoteEntry.js',
    container: 'mfe_blog_1_0_0_a',
    integrity: 'sha384-web/remoteEntry.js',
    status: 'available',
    routes: ['routes.js'],
    pages: { '/blog': ['list.js'] },
  });
  expect(remotes.map(({ status }) => status)).toEqual(['available', 'unavailable', 'unavailable']);
});
