import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { createPageRouter, type FullRouter } from './createPageRouter';

const ROUTES: RouteObject[] = [
  {
    id: 'root',
    Component: () => null,
    ErrorBoundary: () => null,
    children: [
      { path: 'blog', loader: () => 'Blog, loaded', element: 'Blog' },
      { path: 'blog/:slug', loader: ({ params }) => `${params.slug}, loaded`, element: 'Entrada' },
      { id: 'unmatched', path: '*', element: '404' },
    ],
  },
];
const hydrationData = { loaderData: { '0-0': 'Blog, rendered', '0-1': 'cala, rendered' } };

/** Loads the code of the full router when the test says so. */
function aChunk() {
  const waiting: { resolve: () => void; reject: () => void }[] = [];
  const load = jest.fn(
    () =>
      new Promise<{ createBrowserRouter: typeof createBrowserRouter }>((resolve, reject) =>
        waiting.push({
          resolve: () => resolve({ createBrowserRouter: spied }),
          reject: () => reject(new Error('no network')),
        }),
      ),
  );
  return {
    load,
    arrive: () => waiting.at(-1)?.resolve(),
    async failAll() {
      for (let times = 0; times < 3; times++) {
        waiting.at(-1)?.reject();
        await settled();
      }
    },
  };
}

const listen = jest.spyOn(window, 'addEventListener');
let made: FullRouter[] = [];
const spied: typeof createBrowserRouter = (...args) => {
  const router = createBrowserRouter(...args);
  made.push(router);
  return router;
};

function aPage(address: string) {
  window.history.replaceState({ usr: { from: 'buscador' }, key: 'k1', idx: 4 }, '', address);
  const chunk = aChunk();
  const loadDocument = jest.fn();
  const page = createPageRouter(ROUTES, { hydrationData }, chunk.load, loadDocument);
  const seen: FullRouter['state'][] = [];
  const unsubscribe = page.router.subscribe((state) => seen.push(state));
  return { ...page, chunk, loadDocument, seen, unsubscribe };
}

/** As the browser does when a visitor goes back or forward, or follows a fragment. */
function goTo(address: string) {
  window.history.replaceState(null, '', address);
  window.dispatchEvent(new PopStateEvent('popstate'));
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => {
  for (const router of made) router.dispose();
  made = [];
  for (const [type, listener] of listen.mock.calls) window.removeEventListener(type, listener);
  listen.mockClear();
});

test.each([['/blog'], ['/blog/cala?foto=2#mapa'], ['/otra']])(
  'on %s React begins with what the full router would begin with',
  (address) => {
    const { router, chunk } = aPage(address);
    const full = spied(ROUTES, { hydrationData });
    // Each makes its own elements of the routes' components.
    const comparable = ({ matches, ...state }: FullRouter['state']) => ({
      ...state,
      matches: matches.map(({ route: { element, errorElement, children, ...route }, ...match }) => ({
        ...match,
        route,
      })),
    });
    expect(comparable(router.state)).toEqual(comparable(full.state));
    expect(router.state.location).toMatchObject({ state: { from: 'buscador' }, key: 'k1' });
    expect(chunk.load).not.toHaveBeenCalled();
  },
);

test('who follows a link before the code is there gets the page once it is', async () => {
  const { router, chunk, seen } = aPage('/blog');
  const navigation = router.navigate('/blog/cala');
  expect(router.state.location.pathname).toBe('/blog');
  chunk.arrive();
  await navigation;
  expect(router.state.location.pathname).toBe('/blog/cala');
  expect(router.state.loaderData).toMatchObject({ '0-1': 'cala, loaded' });
  expect(window.location.pathname).toBe('/blog/cala');
  expect(seen.at(-1)).toBe(router.state);
});

test('the full router goes on with the page’s data and elements, and tells nobody of itself', async () => {
  const { router, full, chunk, seen } = aPage('/blog');
  const { matches } = router.state;
  const arriving = full();
  chunk.arrive();
  expect(await arriving).toBe(await full());
  expect(chunk.load).toHaveBeenCalledTimes(1);
  expect(router.state.loaderData).toEqual(hydrationData.loaderData);
  expect(router.state.matches.map(({ route }) => route.element)).toEqual(matches.map(({ route }) => route.element));
  expect(seen).toEqual([]);
});

test('who stopped listening, before or after, hears nothing more', async () => {
  const { router, full, chunk, seen, unsubscribe } = aPage('/blog');
  const later = jest.fn();
  const stopLater = router.subscribe(later);
  unsubscribe();
  const arriving = full();
  chunk.arrive();
  await arriving;
  stopLater();
  await router.navigate('/otra');
  expect(router.state.location.pathname).toBe('/otra');
  expect(seen).toEqual([]);
  expect(later).not.toHaveBeenCalled();
});

test('scroll positions are kept as it was asked for before', async () => {
  const { router, full, chunk } = aPage('/blog');
  const positions: Record<string, number> = {};
  const stop = router.enableScrollRestoration(positions, () => 120);
  const arriving = full();
  chunk.arrive();
  await arriving;
  await router.navigate('/otra');
  expect(positions).toEqual({ k1: 120 });
  stop();
  await router.navigate('/blog');
  expect(Object.keys(positions)).toEqual(['k1']);
});

test.each([
  ['/otra', '/otra'],
  ['?foto=2', '/blog/cala?foto=2'],
  [{ search: '?foto=2' }, '/blog/cala?foto=2'],
  ['../vall', '/blog/vall'],
])('code that does not come is asked for twice more, then a link to %j loads %s', async (to, address) => {
  const { router, chunk, loadDocument } = aPage('/blog/cala');
  const navigation = router.navigate(to);
  await chunk.failAll();
  await navigation;
  expect(chunk.load).toHaveBeenCalledTimes(3);
  expect(loadDocument.mock.calls).toEqual([[address]]);
});

test('after links that had to load their documents, the next one tries again, once for two', async () => {
  const { router, chunk, loadDocument } = aPage('/blog');
  const failed = Promise.all([router.navigate('/blog/cala'), router.navigate('/blog/vall')]);
  await chunk.failAll();
  await failed;
  expect(loadDocument.mock.calls).toEqual([['/blog/cala'], ['/blog/vall']]);
  const next = Promise.all([router.navigate('/blog/cala'), router.navigate('/otra')]);
  expect(chunk.load).toHaveBeenCalledTimes(4);
  chunk.arrive();
  await next;
  expect(router.state.location.pathname).toBe('/otra');
  expect(made).toHaveLength(1);
});

test('without the code, who follows a fragment stays on the page, and who goes back gets that page anew', async () => {
  const { chunk } = aPage('/blog/cala');
  // jsdom loads no documents, and says so on the console.
  const loads: string[] = [];
  jest.spyOn(console, 'error').mockImplementation((error) => void loads.push(String(error.message ?? error)));
  goTo('/blog/cala#mapa');
  await chunk.failAll();
  expect(loads).toEqual([]);
  goTo('/blog/vall');
  await chunk.failAll();
  expect(loads).toContainEqual(expect.stringContaining('navigation'));
});

test('who goes back before the code is there gets that page, with its own data', async () => {
  const { router, chunk, seen } = aPage('/blog/cala');
  goTo('/blog/vall');
  expect(chunk.load).toHaveBeenCalledTimes(1);
  chunk.arrive();
  await settled();
  expect(router.state.location.pathname).toBe('/blog/vall');
  expect(router.state.loaderData).toEqual({ '0-1': 'vall, loaded' });
  expect(seen.at(-1)).toBe(router.state);
});

test('a fragment that was followed before the code is there is told, and the page keeps its data', async () => {
  const { router, chunk, seen } = aPage('/blog/cala');
  goTo('/blog/cala#mapa');
  chunk.arrive();
  await settled();
  expect(seen.map(({ location }) => location.hash)).toEqual(['#mapa']);
  expect(router.state.loaderData).toEqual(hydrationData.loaderData);
});
