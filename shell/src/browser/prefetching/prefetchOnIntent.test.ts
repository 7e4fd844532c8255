import type { RouteObject } from 'react-router-dom';
import { aRemote } from '../../testing/aRemote';
import { prefetchOnIntent } from './prefetchOnIntent';

const blog = aRemote({ routes: ['routes.js'], pages: { '/blog': ['page-list.js'] } });
const shop = aRemote({ name: 'mfe-shop', mounts: ['/tienda'], status: 'unavailable' });
const lazy = jest.fn(async () => ({}));
const loader = jest.fn(async (_args: { request: Request }): Promise<null> => null);
const routes: RouteObject[] = [{ path: 'blog', children: [{ index: true, lazy, loader: loader as never }] }];
const load = jest.fn(async () => routes);
const isLoaded = jest.fn(() => true);
const fetchPageData = jest.fn(async () => 0);
const connection = { saveData: false };

beforeAll(() => {
  Object.assign(navigator, { connection });
  const remotes = [blog, shop];
  prefetchOnIntent({
    remotes: { forPath: (path) => remotes.find(({ mounts }) => path.startsWith(`${mounts}`)), isLoaded, load },
    fetchPageData,
    unused: { during: (_lifetime, prefetch) => prefetch() },
  });
});
beforeEach(() => {
  connection.saveData = false;
  for (const mock of [lazy, load, fetchPageData, loader]) mock.mockClear();
  isLoaded.mockReturnValue(true);
});

const settled = () => new Promise((resolve) => setTimeout(resolve));

/** Puts a link into the page and dispatches an event on an element inside it. */
async function give(sign: string, href: string, attributes = '') {
  document.body.innerHTML = `<a href="${href}" ${attributes}><span>Blog</span></a>`;
  document.querySelector('span')?.dispatchEvent(new Event(sign, { bubbles: true }));
  await settled();
}
const loaded = () => loader.mock.calls.map(([{ request }]) => request.url);

test('a pointer over a link preloads all scripts of its page at once, then loads its data', async () => {
  isLoaded.mockReturnValueOnce(true).mockReturnValueOnce(false);
  load.mockReturnValueOnce(new Promise(() => {}));
  await give('pointerover', '/blog?page=2');
  const asked = [...document.head.querySelectorAll('link[rel=preload][as=script]')];
  expect(asked.map((link) => link.getAttribute('href'))).toEqual(
    ['remoteEntry.js', 'routes.js', 'page-list.js'].map((file) => `/releases/mfe-blog/1.0.0/${file}`),
  );
  expect(loader).not.toHaveBeenCalled();
  await give('pointerover', '/blog?page=2');
  expect(lazy).toHaveBeenCalledTimes(1);
  expect(loaded()).toEqual([new URL('/blog?page=2', window.location.href).href]);
  expect(document.head.querySelectorAll('link[rel=preload]')).toHaveLength(asked.length);
});

test('a failed loader does not stop the page’s chunk from loading', async () => {
  loader.mockRejectedValueOnce(new Error('broken on purpose'));
  await give('pointerover', '/blog');
  expect(lazy).toHaveBeenCalledTimes(1);
});

test('a pointer that crosses a list runs the loaders of at most two pages', async () => {
  let arrive = () => {};
  loader.mockReturnValue(
    new Promise((resolve) => {
      arrive = () => resolve(null);
    }),
  );
  for (const page of [5, 6, 7]) await give('pointerover', `/blog?page=${page}`);
  expect(loader).toHaveBeenCalledTimes(2);
  arrive();
  loader.mockImplementation(async () => null);
  await settled();
});

test('the first page of a remote gets its data together with its scripts, before its loaders run', async () => {
  const media = aRemote({ name: 'mfe-media', mounts: ['/media'] });
  let arrive = (_bytes: number) => {};
  const first = jest.fn(() => new Promise<number>((resolve) => (arrive = resolve)));
  const others = jest.fn(async () => [{ path: 'media', loader: loader as never }]);
  prefetchOnIntent({
    remotes: { forPath: (path) => (path === '/media' ? media : undefined), isLoaded: () => false, load: others },
    fetchPageData: first,
    unused: { during: (_lifetime, prefetch) => prefetch() },
  });
  await give('pointerover', '/media?page=3');
  expect(first.mock.calls).toEqual([[new URL('/media?page=3', window.location.href), 'auto']]);
  expect(loader).not.toHaveBeenCalled();
  arrive(1000);
  await settled();
  expect(loader).toHaveBeenCalledTimes(1);
  await give('pointerover', '/media?page=4');
  expect(first).toHaveBeenCalledTimes(1);
});

test('after a failure, the next sign loads the page again', async () => {
  load.mockRejectedValueOnce(new Error('no network'));
  await give('focusin', '/blog');
  expect(lazy).not.toHaveBeenCalled();
  await give('focusin', '/blog');
  expect(lazy).toHaveBeenCalledTimes(1);
});

test.each([
  ['of another site', 'https://otro.example/blog', ''],
  ['to a missing page', '/no-existe', ''],
  ['to a release that must not be loaded', '/tienda', ''],
  ['to another tab', '/blog', 'target="_blank"'],
  ['to a file', '/blog', 'download'],
])('for a link %s nothing is loaded', async (_what, href, attributes) => {
  await give('pointerover', href, attributes);
  expect(load).not.toHaveBeenCalled();
});

test('with a data saver, a page is loaded only when its link is being clicked', async () => {
  connection.saveData = true;
  await give('pointerover', '/blog');
  expect(load).not.toHaveBeenCalled();
  await give('pointerdown', '/blog');
  expect(load).toHaveBeenCalledTimes(1);
});
