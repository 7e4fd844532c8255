import type { RouteObject } from 'react-router-dom';
import { aRemote } from '../../testing/aRemote';
import { warmOnIntent } from './warmOnIntent';

const blog = aRemote({ routes: ['routes.js'], pages: { '/blog': ['page-list.js'] } });
const shop = aRemote({ name: 'mfe-shop', mounts: ['/tienda'], status: 'unavailable' });
const lazy = jest.fn(async () => ({}));
const routes: RouteObject[] = [{ path: 'blog', children: [{ index: true, lazy }] }];
const load = jest.fn(async () => routes);
const isLoaded = jest.fn(() => true);
const prefetchData = jest.fn(async () => 0);
const warmData = jest.fn(async () => {});
const connection = { saveData: false };

beforeAll(() => {
  Object.assign(navigator, { connection });
  const remotes = [blog, shop];
  warmOnIntent(
    { forPath: (path) => remotes.find(({ mounts }) => path.startsWith(`${mounts}`)), isLoaded, load },
    prefetchData,
    warmData,
  );
});
beforeEach(() => {
  connection.saveData = false;
  for (const mock of [lazy, load, prefetchData, warmData]) mock.mockClear();
  isLoaded.mockReturnValue(true);
});

const settled = () => new Promise((resolve) => setTimeout(resolve));

/** Puts a link into the page and dispatches an event on an element inside it. */
async function give(sign: string, href: string, attributes = '') {
  document.body.innerHTML = `<a href="${href}" ${attributes}><span>Blog</span></a>`;
  document.querySelector('span')?.dispatchEvent(new Event(sign, { bubbles: true }));
  await settled();
}

test('a link with the pointer over it asks for all scripts of its page in one go, then for its data', async () => {
  isLoaded.mockReturnValueOnce(true).mockReturnValueOnce(false);
  load.mockReturnValueOnce(new Promise(() => {}));
  await give('pointerover', '/blog?page=2');
  const asked = [...document.head.querySelectorAll('link[rel=preload][as=script]')];
  expect(asked.map((link) => link.getAttribute('href'))).toEqual(
    ['remoteEntry.js', 'routes.js', 'page-list.js'].map((file) => `/releases/mfe-blog/1.0.0/${file}`),
  );
  expect(warmData).not.toHaveBeenCalled();
  await give('pointerover', '/blog?page=2');
  expect(lazy).toHaveBeenCalledTimes(1);
  expect(warmData.mock.calls).toEqual([[routes, new URL('/blog?page=2', window.location.href)]]);
  expect(document.head.querySelectorAll('link[rel=preload]')).toHaveLength(asked.length);
});

test('the first page of a remote gets its data together with its scripts, before its loaders run', async () => {
  isLoaded.mockReturnValue(false);
  let arrive = (_bytes: number) => {};
  prefetchData.mockReturnValueOnce(new Promise<number>((resolve) => (arrive = resolve)));
  await give('pointerover', '/blog?page=3');
  expect(prefetchData.mock.calls).toEqual([[new URL('/blog?page=3', window.location.href), 'auto']]);
  expect(lazy).toHaveBeenCalledTimes(1);
  expect(warmData).not.toHaveBeenCalled();
  arrive(1000);
  await settled();
  expect(warmData).toHaveBeenCalledTimes(1);
  await give('pointerover', '/blog?page=4');
  expect(prefetchData).toHaveBeenCalledTimes(1);
});

test('what did not come is asked for again', async () => {
  load.mockRejectedValueOnce(new Error('no network'));
  await give('focusin', '/blog');
  expect(lazy).not.toHaveBeenCalled();
  await give('focusin', '/blog');
  expect(lazy).toHaveBeenCalledTimes(1);
});

test.each([
  ['of another site', 'https://otro.example/blog', ''],
  ['to nobody’s page', '/no-existe', ''],
  ['to a release that must not be loaded', '/tienda', ''],
  ['to another tab', '/blog', 'target="_blank"'],
  ['to a file', '/blog', 'download'],
])('for a link %s nothing is loaded', async (_what, href, attributes) => {
  await give('pointerover', href, attributes);
  expect(load).not.toHaveBeenCalled();
});

test('with a data saver only what is being clicked is loaded', async () => {
  connection.saveData = true;
  await give('pointerover', '/blog');
  expect(load).not.toHaveBeenCalled();
  await give('pointerdown', '/blog');
  expect(load).toHaveBeenCalledTimes(1);
});
