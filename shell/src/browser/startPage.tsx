import { createBrowserRouter } from 'react-router';
import type { RouteObject } from 'react-router-dom';
import { matchRoutes, RouterProvider } from 'react-router-dom';
import { READY_ATTRIBUTE } from 'shared-contracts';
import { keepRenderedContact } from '../shared/api/company';
import { Providers } from '../shared/composition/Providers';
import { addPageQueries } from '../shared/composition/page/pageQueries';
import {
  type PageRegistry,
  type PageState,
  REGISTRY_ELEMENT,
  ROOT_ELEMENT,
  STATE_ELEMENT,
} from '../shared/composition/page/pageState';
import { createQueryClient } from '../shared/composition/queryClient';
import { createShellServices } from '../shared/composition/shellServices';
import { ROOT, siteRoutes, wrapped } from '../shared/composition/siteRoutes';
import { useShellStore } from '../shared/store/shellStore';
import { connectStoredState } from '../shared/store/storedState';
import type { atRest } from './atRest/atRest';
import { mountPage } from './hydration/mountPage';
import { onceHydrated } from './hydration/onceHydrated';
import { takeEarlyInput } from './hydration/replayEarlyInput';
import { resolveLazyRoutes } from './hydration/resolveLazyRoutes';
import { takeOverStyles } from './hydration/takeOverStyles';
import { createPageData } from './navigation/createPageData';
import { followHead } from './navigation/followHead';
import { keepWay, type Navigate } from './navigation/keepWay';
import { fetchUnlessLeft } from './navigation/whileLeaving';
import { pause } from './pause';
import { createPageRemotes } from './remotes/createPageRemotes';
import type { Federation } from './remotes/federation';
import { checkScripts } from './remotes/integrity';
import { preloadScripts, scriptsBehind } from './remotes/scriptsBehind';

/** How long a navigation waits for a page's data, in milliseconds. Then the page shows its own loading state. */
const NAVIGATION_TIMEOUT = 400;

/** A remote that fails within this time is tried again, in milliseconds. A slower failure shows the card at once. */
const RETRY_WITHIN = 2000;

/**
 * Hydrates the page that the server rendered. Remotes, routes and data are the same, so the first render is the same.
 * Returns the router and React's root, so that a test can end the page. Rejects if the document carries no state.
 */
export async function startPage(federation: Federation) {
  const state = dataBlock<PageState>(STATE_ELEMENT);
  const element = document.getElementById(ROOT_ELEMENT) as HTMLElement;
  const { pathname } = window.location;

  connectStoredState(useShellStore);
  const queryClient = createQueryClient();
  addPageQueries(queryClient, state.queries);
  // Do this before any query runs. A query's value from the storage must not be stored again with a new expiry.
  keepRenderedContact(queryClient, Date.now());
  const shell = createShellServices({
    queryClient,
    apiUrl: '/api',
    mediaOrigin: state.mediaOrigin,
    siteUrl: state.siteUrl,
    fetch: fetchUnlessLeft,
    loaderTimeout: () => new Promise((resolve) => setTimeout(resolve, NAVIGATION_TIMEOUT)),
  });
  const registry = dataBlock<PageRegistry>(REGISTRY_ELEMENT);
  checkScripts();
  const remotes = createPageRemotes(registry, federation, shell);
  const fetchPageData = createPageData({ remotes, queryClient });

  const current = remotes.forPath(pathname);
  const rendered = state.loaderData !== null;
  const loaded = new Map<string, RouteObject[]>();
  let hung: unknown;
  if (current && rendered) {
    const start = performance.now();
    await remotes.load(current).then(
      (routes) => loaded.set(current.name, routes),
      // The router tries again, and reports the failure if it persists.
      (error: unknown) => {
        if (performance.now() - start > RETRY_WITHIN) hung = error;
      },
    );
  }
  // The pause keeps the following work out of the task that evaluated a script.
  await pause();
  const routes = siteRoutes(loaded);
  const isWhole = await resolveLazyRoutes(matchRoutes(routes, pathname) ?? []);
  await pause();

  const lost = hasMoved() || (rendered && current !== undefined && !loaded.has(current.name));
  const router = createBrowserRouter(routes, {
    hydrationData: lost ? { loaderData: {} } : { loaderData: state.loaderData ?? {}, actionData: state.actionData },
    async patchRoutesOnNavigation({ path, patch, signal }) {
      // Await even a known remote, because the router may call this function before `router` is assigned.
      const remote = await remotes.find(path);
      if (!remote || loaded.has(remote.name)) return;
      const failure = hung;
      hung = undefined;
      if (failure) throw failure;
      const { location } = router.state.navigation;
      // Fetch the data in parallel with the scripts. If they are late, the loaders fetch their own.
      const data = location && Promise.race([fetchPageData(location, 'auto'), shell.loaderTimeout()]);
      preloadScripts(scriptsBehind(remotes, path));
      const children = await remotes.load(remote);
      await data;
      // The router ignores the routes of an aborted navigation, so the next navigation must add them.
      if (signal.aborted) return;
      loaded.set(remote.name, children);
      patch(ROOT, [wrapped(remote.name, children)]);
    },
  });
  router.navigate = keepWay(router.navigate as Navigate) as typeof router.navigate;
  followHead(router, shell);

  const site = (
    <Providers shell={shell} remotes={remotes} styles={takeOverStyles()}>
      <RouterProvider router={router} />
    </Providers>
  );
  const replayEarlyInput = takeEarlyInput();
  onceHydrated(() => {
    performance.mark('hydrated');
    document.documentElement.setAttribute(READY_ATTRIBUTE, 'true');
    replayEarlyInput();
    rest({ router, remotes, queryClient, fetchPageData, revision: registry.revision });
  });
  // Without its remote or its own script, the page cannot be rendered as the server did.
  const root = mountPage(element, site, lost || !isWhole);
  return { router, root };
}

/** Loads the code that is not needed before hydration. */
function rest(page: Parameters<typeof atRest>[0]): void {
  import(/* webpackChunkName: "at-rest" */ './atRest/atRest')
    .then(({ atRest }) => atRest(page))
    .catch((error: unknown) => console.warn('No prefetching', error));
}

/** Whether the visitor went back or forward within this document's history before its scripts had loaded. */
function hasMoved(): boolean {
  const [document] = performance.getEntriesByType('navigation');
  if (!document) return false;
  const { pathname, search } = new URL(document.name);
  return window.location.pathname !== pathname || window.location.search !== search;
}

const dataBlock = <Data,>(id: string) => JSON.parse(document.getElementById(id)?.textContent ?? '') as Data;
