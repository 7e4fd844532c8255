import { READY_ATTRIBUTE } from '@tramuntana/contracts';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router-dom';
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
import { ROOT, wrapped } from '../shared/composition/siteRoutes';
import { useShellStore } from '../shared/store/shellStore';
import { connectStoredState } from '../shared/store/storedState';
import type { atRest } from './atRest/atRest';
import { awaitSection } from './hydration/awaitSection';
import { hydrate } from './hydration/hydrate';
import { takeEarlyInput } from './hydration/replayEarlyInput';
import { takeOverStyles } from './hydration/takeOverStyles';
import { createPageData } from './navigation/createPageData';
import { followHead } from './navigation/followHead';
import { keepWay, type Navigate } from './navigation/keepWay';
import { fetchUnlessLeft } from './navigation/whileLeaving';
import { createPageRemotes } from './remotes/createPageRemotes';
import type { Federation } from './remotes/federation';
import { checkScripts } from './remotes/integrity';
import { preloadScripts, scriptsBehind } from './remotes/scriptsBehind';

// Why does a visitor see a card? remotes/createPageRemotes.ts, remotes/integrity.ts, ../shared/layout/cards
// What comes after hydration? atRest/. What does a click do? navigation/. What is replayed? hydration/replayEarlyInput.ts

/** How long a navigation waits for a page's data, in milliseconds. Then the page shows its own loading state. */
const NAVIGATION_TIMEOUT = 400;

/**
 * Takes over the page that the server rendered, in four phases: it waits for the page's own section, creates the router,
 * hydrates, and then loads the rest. Remotes, routes and data are the same, so the first render is the same. Returns the
 * router and React's root, so that a test can end the page. Rejects if the document carries no state.
 */
export async function startPage(federation: Federation) {
  const state = dataBlock<PageState>(STATE_ELEMENT);
  const element = document.getElementById(ROOT_ELEMENT) as HTMLElement;

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

  // The server rendered the page's remote, unless it left the page to the browser.
  const rendered = state.loaderData ? remotes.forPath(window.location.pathname) : undefined;
  let { section, error, routes, loaded } = await awaitSection(rendered, remotes.load);
  const isServersPage = section === 'served' || section === 'incomplete';
  const router = createBrowserRouter(routes, {
    hydrationData: isServersPage
      ? { loaderData: state.loaderData ?? {}, actionData: state.actionData }
      : { loaderData: {} },
    async patchRoutesOnNavigation({ path, patch, signal }) {
      // Await even a known remote, because the router may call this function before `router` is assigned.
      const remote = await remotes.find(path);
      if (!remote || loaded.has(remote.name)) return;
      if (section === 'hung') {
        section = 'failed';
        throw error;
      }
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
  const root = hydrate(element, site, section === 'served', () => {
    performance.mark('hydrated');
    document.documentElement.setAttribute(READY_ATTRIBUTE, 'true');
    replayEarlyInput();
    rest({ router, remotes, queryClient, fetchPageData, revision: registry.revision });
  });
  return { router, root };
}

/** Loads the code that is not needed before hydration. */
function rest(page: Parameters<typeof atRest>[0]): void {
  import(/* webpackChunkName: "at-rest" */ './atRest/atRest')
    .then(({ atRest }) => atRest(page))
    .catch((error: unknown) => console.warn('No prefetching', error));
}

const dataBlock = <Data,>(id: string) => JSON.parse(document.getElementById(id)?.textContent ?? '') as Data;
