import { aRemote } from '../../testing/aRemote';
import type { FetchPageData } from '../pageData/createPageData';
import { warmWhenIdle } from './warmWhenIdle';

const blog = aRemote({ routes: ['routes.js'], pages: { '/blog': ['list.js'], '/blog/:id': ['post.js'] } });
const media = aRemote({ name: 'mfe-media', routes: ['routes.js'], pages: { '/media': ['gallery.js'] } });
const remotes = {
  forPath: (path: string) => [blog, media].find(({ mounts }) => path.startsWith(`${mounts}`)),
  isLoaded: () => false,
};
const connection = { saveData: false, effectiveType: '4g' };
const answer = jest.spyOn(globalThis, 'fetch');

/** Tells the observers what is on screen, as a browser would. */
let observed: Map<Element, (entries: { isIntersecting: boolean; target: Element }[]) => void>;
let idleCallbacks: (() => void)[];
let bytes: number;
const prefetchData = jest.fn<Promise<number>, Parameters<FetchPageData>>();
const prepare = jest.fn();

beforeEach(() => {
  observed = new Map();
  idleCallbacks = [];
  bytes = 1000;
  prefetchData.mockReset().mockResolvedValue(1000);
  prepare.mockReset();
  Object.assign(connection, { saveData: false, effectiveType: '4g' });
  Object.assign(navigator, { connection });
  Object.assign(window, {
    requestIdleCallback: (call: () => void) => idleCallbacks.push(call),
    IntersectionObserver: class {
      constructor(private readonly tell: (entries: { isIntersecting: boolean; target: Element }[]) => void) {}
      observe = (element: Element) => void observed.set(element, this.tell);
      unobserve = (element: Element) => void observed.delete(element);
    },
  });
  answer.mockReset().mockImplementation(async () => new Response('', { headers: { 'content-length': String(bytes) } }));
  document.body.innerHTML =
    '<nav><a href="/blog">Blog</a><a href="/blog/7">Una</a></nav><main><a href="/media">Galería</a></main>';
});

const settled = () => new Promise((resolve) => setTimeout(resolve));
/** Runs the idle callbacks until no more are requested. */
async function whenIdle() {
  for (let calls = idleCallbacks.splice(0); calls.length > 0; calls = idleCallbacks.splice(0)) {
    for (const call of calls) call();
    await settled();
  }
}
const asked = () =>
  answer.mock.calls.map(([address]) =>
    String(address).split('/').slice(2, 3).concat(String(address).split('/').slice(-1)).join(' '),
  );
const show = (selector: string) => {
  for (const target of document.querySelectorAll(selector)) observed.get(target)?.([{ isIntersecting: true, target }]);
};
const start = (isNavigating = () => false) => {
  const warming = warmWhenIdle({ remotes, prefetchData, prepare, isNavigating });
  warming.look();
  return warming;
};

test('scripts behind links in view are prefetched, each once, each remote before any gets a second turn', async () => {
  start();
  show('main a');
  expect(answer).not.toHaveBeenCalled();
  await whenIdle();
  expect(asked()).toEqual([
    'mfe-blog remoteEntry.js',
    'mfe-blog routes.js',
    'mfe-blog list.js',
    'mfe-media remoteEntry.js',
    'mfe-media routes.js',
    'mfe-media gallery.js',
    'mfe-blog post.js',
  ]);
  expect(answer.mock.calls[0]?.[1]).toEqual({ priority: 'low' });
});

test('for a link out of view nothing is prefetched', async () => {
  start();
  await whenIdle();
  expect(asked()).not.toContain('mfe-media gallery.js');
});

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'on a connection with %j nothing is prefetched',
  async (state) => {
    Object.assign(connection, state);
    start();
    await whenIdle();
    expect(answer).not.toHaveBeenCalled();
  },
);

test('a page prefetches no more than its budget', async () => {
  bytes = 60_000;
  start();
  show('main a');
  await whenIdle();
  expect(asked()).toHaveLength(3);
});

test('a navigation has the connection to itself; prefetching continues after it', async () => {
  let isNavigating = true;
  const warming = start(() => isNavigating);
  await whenIdle();
  expect(answer).not.toHaveBeenCalled();
  isNavigating = false;
  warming.look();
  await whenIdle();
  expect(asked()).toContain('mfe-blog post.js');
});

test('what older releases need comes after all pages, so that it never shares the connection with a navigation', async () => {
  let isNavigating = true;
  const warming = start(() => isNavigating);
  await whenIdle();
  expect(prepare).not.toHaveBeenCalled();
  isNavigating = false;
  let before: string[] = [];
  prepare.mockImplementation(() => {
    before = pagesOf();
  });
  warming.look();
  await whenIdle();
  expect(before).toContain('/blog/7');
});

test('a file that does not come holds up no other', async () => {
  answer.mockRejectedValueOnce(new Error('no network')).mockResolvedValueOnce(new Response('', { status: 404 }));
  start();
  await whenIdle();
  expect(asked()).toContain('mfe-blog post.js');
});

const pagesOf = () => prefetchData.mock.calls.map(([{ pathname, search }]) => pathname + search);

test('once the scripts of all are there the data come, each page once', async () => {
  document.body.insertAdjacentHTML('beforeend', '<a href="/blog?tag=2">Etiqueta</a><a href="/blog?tag=2">Otra vez</a>');
  prefetchData.mockImplementation(async () => {
    expect(asked()).toContain('mfe-blog post.js');
    return 1000;
  });
  start();
  show('a');
  await whenIdle();
  expect(pagesOf()).toEqual(['/blog', '/media', '/blog/7', '/blog?tag=2']);
  expect(prefetchData.mock.calls[0]?.[1]).toBe('low');
});

test('of a page full of links the data of twelve pages are prefetched', async () => {
  const links = Array.from({ length: 30 }, (_, id) => `<a href="/blog/${id}">Una</a>`);
  document.body.innerHTML = `<main>${links.join('')}</main>`;
  start();
  show('a');
  await whenIdle();
  expect(pagesOf()).toHaveLength(12);
});

test('data have a budget of their own, and what does not come holds up no other', async () => {
  prefetchData.mockResolvedValueOnce(0).mockResolvedValueOnce(60_000);
  start();
  show('a');
  await whenIdle();
  expect(pagesOf()).toEqual(['/blog', '/media']);
});
