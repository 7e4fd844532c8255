import { hydrate } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { RouteObject } from 'react-router-dom';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { Providers } from '../shared/composition/Providers';
import { type PageState, ROOT_ELEMENT, STATE_ELEMENT } from '../shared/composition/pageState';
import { createQueryClient } from '../shared/composition/queryClient';
import { createShellServices } from '../shared/composition/shellServices';
import { siteRoutes, wrapperId } from '../shared/composition/siteRoutes';
import { useShellStore } from '../shared/store/shellStore';
import { connectStoredState } from '../shared/store/storedState';
import { followHead } from './followHead';
import { createPageRemotes } from './remotes/createPageRemotes';
import type { Federation } from './remotes/federation';
import { takeEarlyInput } from './replayEarlyInput';
import { resolveLazyRoutes } from './resolveLazyRoutes';
import { takeOverStyles } from './takeOverStyles';
import { warmLinks } from './warmLinks';

/** How long a navigation waits for a page's data before the page shows its own loading state, in milliseconds. */
const NAVIGATION_TIMEOUT = 400;

/**
 * Takes over the page that the server rendered: same remotes, same routes, same data, so the first render is the same.
 * Gives what the page lives in, so that a test can end it. Rejects where the document carries no state.
 */
export async function startPage(federation: Federation) {
  const state = JSON.parse(document.getElementById(STATE_ELEMENT)?.textContent ?? '') as PageState;
  const element = document.getElementById(ROOT_ELEMENT) as HTMLElement;
  const { pathname } = window.location;

  connectStoredState(useShellStore);
  const queryClient = createQueryClient();
  hydrate(queryClient, state.queries);
  const shell = createShellServices({
    queryClient,
    apiUrl: '/api',
    mediaOrigin: state.mediaOrigin,
    siteUrl: state.siteUrl,
    loaderPatience: () => new Promise((resolve) => setTimeout(resolve, NAVIGATION_TIMEOUT)),
  });
  const remotes = createPageRemotes(state.registry, federation, shell);

  const current = remotes.forPath(pathname);
  const rendered = state.loaderData !== null;
  const loaded = new Map<string, RouteObject[]>();
  if (current && rendered) {
    await remotes.load(current).then(
      (routes) => loaded.set(current.name, routes),
      (error: unknown) => console.error('The page that the server rendered cannot be taken over', error),
    );
  }
  const routes = siteRoutes(state.registry.remotes, loaded);
  await resolveLazyRoutes(matchRoutes(routes, pathname) ?? []);

  const lost = rendered && current !== undefined && !loaded.has(current.name);
  const router = createBrowserRouter(routes, {
    hydrationData: { loaderData: lost ? {} : (state.loaderData ?? {}) },
    async patchRoutesOnNavigation({ path, patch, signal }) {
      const remote = remotes.forPath(path);
      if (!remote || loaded.has(remote.name)) return;
      const children = await remotes.load(remote);
      // The router takes no routes for a navigation that the visitor left meanwhile; the next one brings them.
      if (signal.aborted) return;
      loaded.set(remote.name, children);
      patch(wrapperId(remote.name), children);
    },
  });
  followHead(router, shell);
  warmLinks(remotes);

  const replayEarlyInput = takeEarlyInput();
  const ready = () => {
    document.documentElement.dataset.ready = 'true';
    replayEarlyInput();
  };
  const site = (
    <OnceHydrated done={ready}>
      <Providers shell={shell} remotes={remotes} styles={takeOverStyles()}>
        <RouterProvider router={router} />
      </Providers>
    </OnceHydrated>
  );
  // Without its remote the page cannot be rendered as the server did: start over in the same place.
  const root = lost ? createRoot(element) : hydrateRoot(element, site);
  if (lost) root.render(site);
  return { router, root };
}

/** Effects run only when what is within is hydrated. */
function OnceHydrated({ done, children }: { done: () => void; children: ReactNode }) {
  useEffect(done, [done]);
  return children;
}
