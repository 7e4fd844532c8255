import { aRemote } from '../../testing/aRemote';
import type { FetchPageData } from '../navigation/createPageData';
import { type AtRest, prefetchAtRest } from './prefetchAtRest';

const blog = aRemote({
  routes: ['routes.js'],
  pages: { '/blog': ['list.js'], '/blog/:id': ['post.js'] },
});
const media = aRemote({ name: 'mfe-media', routes: ['routes.js'], pages: { '/media': ['gallery.js'] } });
const connection = { saveData: false, effectiveType: '4g', downlink: 10 };
const answer = jest.spyOn(globalThis, 'fetch');

/** Reports to the observer which links are on the screen, as a browser does. */
let observe: (entries: { isIntersecting: boolean; target: Element }[]) => void;
let bytes: number;
let follow: Parameters<AtRest['router']['subscribe']>[0];
const state = { navigation: { state: 'idle' }, location: { pathname: '/' } };
const router = {
  state,
  subscribe: (subscriber: typeof follow) => {
    follow = subscriber;
    return () => {};
  },
} as unknown as AtRest['router'];
const fetchPageData = jest.fn<Promise<number>, Parameters<FetchPageData>>();

beforeEach(() => {
  jest.useFakeTimers();
  bytes = 1000;
  fetchPageData.mockReset().mockResolvedValue(1000);
  Object.assign(connection, { saveData: false, effectiveType: '4g', downlink: 10 });
  Object.assign(navigator, { connection });
  Object.assign(state, { navigation: { state: 'idle' }, location: { pathname: '/' } });
  Object.assign(window, {
    innerHeight: 800,
    requestIdleCallback: (call: () => void) => setTimeout(call),
    IntersectionObserver: class {
      constructor(tell: typeof observe) {
        observe = tell;
      }
      observe() {}
    },
  });
  answer.mockReset().mockImplementation(async () => new Response('', { headers: { 'content-length': String(bytes) } }));
  document.body.innerHTML =
    '<nav><a href="/blog">Blog</a><a href="/blog/7">Una</a></nav><main><a href="/media">Galería</a></main>';
});
afterEach(() => jest.useRealTimers());

const asked = () =>
  answer.mock.calls.map(([address]) => {
    const [, , remote, , file] = String(address).split('/');
    return `${remote} ${file}`;
  });
const pagesOf = () => fetchPageData.mock.calls.map(([{ pathname, search }]) => pathname + search);
const show = (selector: string, top = 400) => {
  for (const target of document.querySelectorAll(selector)) {
    target.getBoundingClientRect = () => ({ top, bottom: top }) as DOMRect;
    observe([{ isIntersecting: true, target }]);
  }
};
const rest = () => jest.advanceTimersByTimeAsync(1500);
const start = (selector: string) => {
  const remotes = {
    forPath: (path: string) => [blog, media].find(({ mounts }) => path.startsWith(`${mounts}`)),
    isLoaded: () => false,
  };
  const unused = { during: <Result>(_lifetime: number, prefetch: () => Promise<Result>) => prefetch() };
  prefetchAtRest({ router, remotes, fetchPageData, unused });
  show(selector);
};
const arriveAt = async (pathname: string) => {
  Object.assign(state, { navigation: { state: 'idle' }, location: { pathname } });
  follow(state as never, {} as never);
  await rest();
};

test('nothing is prefetched in the first second: a visitor who clicks at once needs the bandwidth', async () => {
  start('a');
  await jest.advanceTimersByTimeAsync(999);
  expect(answer).not.toHaveBeenCalled();
  await rest();
  expect(answer).toHaveBeenCalled();
});

test('data and scripts of linked pages are prefetched; links in and around the content take turns', async () => {
  start('a');
  await rest();
  expect(pagesOf()).toEqual(['/media', '/blog', '/blog/7']);
  expect(asked()).toEqual([
    'mfe-media remoteEntry.js',
    'mfe-media routes.js',
    'mfe-media gallery.js',
    'mfe-blog remoteEntry.js',
    'mfe-blog routes.js',
    'mfe-blog list.js',
    'mfe-blog post.js',
  ]);
  expect(answer.mock.calls[0]?.[1]).toEqual({ priority: 'low' });
});

test('links near the middle of the screen come first, and the link to the home page last', async () => {
  document.body.innerHTML =
    '<main><a href="/media">Galería</a><a href="/blog">Blog</a><a href="/blog/7">Una</a><a href="/">Inicio</a></main>';
  state.location.pathname = '/sobre-nosotros';
  start('a[href="/media"]');
  show('a[href="/blog"]', 390);
  show('a[href="/blog/7"]', 20);
  await rest();
  expect(pagesOf()).toEqual(['/media', '/blog', '/blog/7']);
});

test('around the content, each remote’s first page comes before any second page', async () => {
  document.body.innerHTML = '<nav><a href="/blog">Blog</a><a href="/blog/7">Una</a><a href="/media">Galería</a></nav>';
  start('a');
  await rest();
  expect(pagesOf()).toEqual(['/blog', '/media', '/blog/7']);
});

test('a link’s page is prefetched only once the link is on the screen', async () => {
  start('nav a');
  await rest();
  expect(pagesOf()).not.toContain('/media');
  show('main a');
  await rest();
  expect(pagesOf()).toContain('/media');
});

test.each([{ saveData: true }, { effectiveType: 'slow-2g' }, { effectiveType: '3g' }, { downlink: 0.7 }])(
  'on a connection with %j nothing is prefetched',
  async (line) => {
    Object.assign(connection, line);
    start('a');
    await rest();
    expect([answer.mock.calls, fetchPageData.mock.calls]).toEqual([[], []]);
  },
);

test.each([
  [100, 0],
  [2000, 2],
])(
  'without the Network Information API, and with libraries that came at %d kbit/s, %d pages are prefetched',
  async (speed, pages) => {
    Object.assign(navigator, { connection: undefined });
    const libraries = { name: '/assets/libraries.js', transferSize: 80_600, encodedBodySize: 80_000 };
    const entry = { ...libraries, responseStart: 1000, responseEnd: 1000 + (80_000 * 8) / speed };
    performance.getEntriesByType = () => [entry] as never;
    start('nav a');
    await rest();
    expect(pagesOf()).toHaveLength(pages);
  },
);

test('a page prefetches within its budget, headers included, and the next page has its own budget', async () => {
  bytes = 11_000;
  start('nav a');
  await rest();
  expect(asked()).toEqual(['mfe-blog remoteEntry.js', 'mfe-blog routes.js', 'mfe-blog list.js']);
  await arriveAt('/sobre-nosotros');
  expect(asked()).toHaveLength(4);
});

test('prefetching pauses during a navigation and continues after it', async () => {
  state.navigation.state = 'loading';
  start('a');
  await rest();
  expect(answer).not.toHaveBeenCalled();
  await arriveAt('/');
  expect(asked()).toContain('mfe-blog post.js');
});

test('a file that fails does not stop the others', async () => {
  answer.mockRejectedValueOnce(new Error('no network')).mockResolvedValueOnce(new Response('', { status: 404 }));
  start('a');
  await rest();
  expect(asked()).toContain('mfe-blog post.js');
});
