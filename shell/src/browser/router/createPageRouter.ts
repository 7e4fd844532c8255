import {
  createPath,
  createStaticRouter,
  type RouteObject,
  resolvePath,
  type To,
  UNSAFE_createBrowserHistory,
} from 'react-router';
import { type createBrowserRouter, matchRoutes } from 'react-router-dom';

/** The router that a visitor goes on to other pages with. */
export type FullRouter = ReturnType<typeof createBrowserRouter>;
type Options = Omit<NonNullable<Parameters<typeof createBrowserRouter>[1]>, 'hydrationData'> & {
  hydrationData: { loaderData: Record<string, unknown>; actionData?: Record<string, unknown> | undefined };
};
type Subscriber = Parameters<FullRouter['subscribe']>[0];
type Navigate = (to: To | number | null, options?: object) => Promise<void>;

export type PageRouter = {
  /** The router as React and the page know it, before and after the full one has taken over. */
  router: FullRouter;
  /**
   * The full router. The first call loads its code. Rejects if that does not come, also when asked for twice more; the next
   * call tries again.
   */
  full(): Promise<FullRouter>;
};

const assign = (address: string) => window.location.assign(address);
const loadFullRouter = () => import(/* webpackChunkName: "router" */ './fullRouter');

/**
 * The router of a page that is hydrated with the data that the server rendered it with. A first page needs half of the
 * router's code: its matches, its data, and links. The rest goes to other pages, so it comes after hydration, or when a
 * visitor is faster (docs/decisions/0040-router-after-hydration.md). All matched routes must have their code and data; where
 * they have not, wait for `full` before React begins.
 */
export function createPageRouter(
  routes: RouteObject[],
  options: Options,
  load = loadFullRouter,
  loadDocument = assign,
): PageRouter {
  const { href, pathname, search } = window.location;
  const isSamePage = () => window.location.pathname === pathname && window.location.search === search;
  /** What listens to the router, and how each stops. */
  const subscribers = new Map<Subscriber, () => void>();
  let scrollSettings: Parameters<FullRouter['enableScrollRestoration']> | undefined;
  let stopScroll = () => {};
  let taken: FullRouter | undefined;
  let loading: Promise<FullRouter> | undefined;

  async function take(): Promise<FullRouter> {
    const { createBrowserRouter } = await load().catch(load).catch(load);
    // The data are those of the page that the server rendered. Who went back meanwhile is on another one.
    const full = createBrowserRouter(first.routes, isSamePage() ? options : { ...options, hydrationData: undefined });
    for (const subscriber of subscribers.keys()) subscribers.set(subscriber, full.subscribe(subscriber));
    if (scrollSettings) stopScroll = full.enableScrollRestoration(...scrollSettings);
    window.removeEventListener('popstate', followHistory);
    taken = full;
    if (window.location.href !== href && full.state.initialized) tell(full.state);
    return full;
  }

  function full(): Promise<FullRouter> {
    loading ??= take().catch((error: unknown) => {
      // A failure is not kept: the next call tries again.
      loading = undefined;
      throw error;
    });
    return loading;
  }

  function tell(state: FullRouter['state']): void {
    const nothingElse = { deletedFetchers: [], newErrors: null, viewTransitionOpts: undefined, flushSync: false };
    for (const subscriber of subscribers.keys()) subscriber(state, nothingElse);
  }

  const navigate: Navigate = async (to, options) => {
    try {
      await ((await full()).navigate as Navigate)(to, options);
    } catch (error) {
      if (taken || to === null || typeof to === 'number') throw error;
      loadDocument(createPath(resolvePath(to, window.location.pathname)));
    }
  };
  const followHistory = () => {
    full().catch(() => {
      // A fragment needs no router.
      if (!isSamePage()) window.location.reload();
    });
  };

  const first: FullRouter = {
    ...renderedRouter(routes, options.hydrationData),
    navigate: navigate as FullRouter['navigate'],
    revalidate: async () => (await full()).revalidate(),
    subscribe(subscriber) {
      subscribers.set(subscriber, () => {});
      return () => {
        subscribers.get(subscriber)?.();
        subscribers.delete(subscriber);
      };
    },
    enableScrollRestoration(...settings) {
      scrollSettings = settings;
      return () => {
        scrollSettings = undefined;
        stopScroll();
      };
    },
  };
  window.addEventListener('popstate', followHistory);
  const router = new Proxy(first, { get: (target, name) => Reflect.get(taken ?? target, name) });
  return { router, full };
}

/** What the server itself rendered the page with: the router's own state at this address, which never changes. */
function renderedRouter(routes: RouteObject[], { loaderData, actionData }: Options['hydrationData']): FullRouter {
  const { location } = UNSAFE_createBrowserHistory();
  const router = createStaticRouter(routes, {
    basename: '/',
    location,
    matches: [],
    loaderData,
    actionData: actionData ?? null,
    errors: null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
  });
  const matches = matchRoutes(router.routes, location) as FullRouter['state']['matches'];
  // False as in the full router's first state: the browser itself has restored the scroll position of a document.
  return { ...router, state: { ...router.state, matches, restoreScrollPosition: false } };
}
