import { hydrate } from '@tanstack/react-query';
import type { RouteObject } from 'react-router-dom';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { READY_ATTRIBUTE } from 'shared-contracts';
import { keepRenderedContact } from '../shared/api/company';
import { Providers } from '../shared/composition/Providers';
import {
  type PageRegistry,
  type PageState,
  REGISTRY_ELEMENT,
  ROOT_ELEMENT,
  STATE_ELEMENT,
} from '../shared/composition/pageState';
import { createQueryClient } from '../shared/composition/queryClient';
import { createShellServices } from '../shared/composition/shellServices';
import { ROOT, siteRoutes, wrapped } from '../shared/composition/siteRoutes';
import { useShellStore } from '../shared/store/shellStore';
import { connectStoredState } from '../shared/store/storedState';
import { followHead } from './followHead';
import { layOutSections } from './layOutSections';
import { mountPage } from './mountPage';
import { onceHydrated } from './onceHydrated';
import { pause } from './pause';
import { createPageRemotes } from './remotes/createPageRemotes';
import type { Federation } from './remotes/federation';
import { preloadScripts, scriptsBehind } from './remotes/scriptsBehind';
import { takeEarlyInput } from './replayEarlyInput';
import { resolveLazyRoutes } from './resolveLazyRoutes';
import { takeOverStyles } from './takeOverStyles';
import type { warmPages as WarmPages } from './warming/warmPages';

/** How long a navigation waits for a page's data before the page shows its own loading state, in milliseconds. */
const NAVIGATION_TIMEOUT = 400;

/**
 * Takes over the page that the server rendered: same remotes, same routes, same data, so the first render is the same.
 * Gives what the page lives in, so that a test can end it. Rejects where the document carries no state.
 */
export async function startPage(federation: Federation) {
  const state = dataBlock<PageState>(STATE_ELEMENT);
  const element = document.getElementById(ROOT_ELEMENT) as HTMLElement;
  const { pathname } = window.location;

  connectStoredState(useShellStore);
  const queryClient = createQueryClient();
  hydrate(queryClient, state.queries);
  // Before any query of this page runs: what one takes from the storage must not be stored anew.
  keepRenderedContact(queryClient, Date.now());
  const shell = createShellServices({
    queryClient,
    apiUrl: '/api',
    mediaOrigin: state.mediaOrigin,
    siteUrl: state.siteUrl,
    loaderTimeout: () => new Promise((resolve) => setTimeout(resolve, NAVIGATION_TIMEOUT)),
  });
  const remotes = createPageRemotes(dataBlock<PageRegistry>(REGISTRY_ELEMENT), federation, shell);

  const current = remotes.forPath(pathname);
  const rendered = state.loaderData !== null;
  const loaded = new Map<string, RouteObject[]>();
  if (current && rendered) {
    await remotes.load(current).then(
      (routes) => loaded.set(current.name, routes),
      (error: unknown) => console.error('The page that the server rendered cannot be taken over', error),
    );
  }
  // What comes next is work of its own, and would else belong to the task in which a script was evaluated.
  await pause();
  const routes = siteRoutes(loaded);
  await resolveLazyRoutes(matchRoutes(routes, pathname) ?? []);
  await pause();

  const lost = rendered && current !== undefined && !loaded.has(current.name);
  const router = createBrowserRouter(routes, {
    hydrationData: { loaderData: lost ? {} : (state.loaderData ?? {}), actionData: state.actionData },
    async patchRoutesOnNavigation({ path, patch, signal }) {
      const remote = remotes.forPath(path) ?? (await remotes.find(path));
      if (!remote || loaded.has(remote.name)) return;
      preloadScripts(scriptsBehind(remotes, path));
      const children = await remotes.load(remote);
      // The router takes no routes for a navigation that the visitor left meanwhile; the next one brings them.
      if (signal.aborted) return;
      loaded.set(remote.name, children);
      patch(ROOT, [wrapped(remote.name, children)]);
    },
  });
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
    void layOutSections();
    warmNextPages({ router, remotes, federation, queryClient });
  });
  // Without its remote the page cannot be rendered as the server did.
  const root = mountPage(element, site, lost);
  return { router, root };
}

/** A script of its own, after the first page's: none of it is needed before the page is at rest. */
function warmNextPages(page: Parameters<typeof WarmPages>[0]): void {
  import(/* webpackChunkName: "warming" */ './warming/warmPages').then(
    ({ warmPages }) => warmPages(page),
    (error: unknown) => console.warn('Pages are not brought ahead', error),
  );
}

const dataBlock = <Data,>(id: string) => JSON.parse(document.getElementById(id)?.textContent ?? '') as Data;
