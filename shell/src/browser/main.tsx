import createCache from '@emotion/cache';
import { hydrate } from '@tanstack/react-query';
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
import { createFederation } from './remotes/federation';
import { resolveLazyRoutes } from './resolveLazyRoutes';
import { warmLinks } from './warmLinks';

/** How long a navigation waits for a page's data before the page shows its own loading state, in milliseconds. */
const NAVIGATION_PATIENCE = 400;

/** Takes over the page that the server rendered: same remotes, same routes, same data, so the first render is the same. */
async function start() {
  const state = JSON.parse(document.getElementById(STATE_ELEMENT)?.textContent ?? '') as PageState;
  const root = document.getElementById(ROOT_ELEMENT) as HTMLElement;
  const { pathname, search, hash } = window.location;

  connectStoredState(useShellStore);
  const queryClient = createQueryClient();
  hydrate(queryClient, state.queries);
  const shell = createShellServices({
    queryClient,
    apiUrl: '/api',
    mediaOrigin: state.mediaOrigin,
    siteUrl: state.siteUrl,
    loaderPatience: () => new Promise((resolve) => setTimeout(resolve, NAVIGATION_PATIENCE)),
  });
  const remotes = createPageRemotes(state.registry, createFederation(), shell);

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
    async patchRoutesOnNavigation({ path, patch }) {
      const remote = remotes.forPath(path);
      if (!remote || loaded.has(remote.name)) return;
      const children = await remotes.load(remote);
      loaded.set(remote.name, children);
      patch(wrapperId(remote.name), children);
    },
  });
  followHead(router, shell);
  warmLinks(remotes);

  const site = (
    <Providers shell={shell} remotes={remotes} styles={createCache({ key: 'css' })}>
      <RouterProvider router={router} />
    </Providers>
  );
  // Without its remote the page cannot be rendered as the server did: start over in the same place.
  if (lost) createRoot(root).render(site);
  else hydrateRoot(root, site);
  document.documentElement.dataset.ready = 'true';

  // The server left the page to the browser: ask the router again, which now loads the remote.
  const unrendered = current?.status === 'available' && !loaded.has(current.name);
  if (unrendered) await router.navigate(pathname + search + hash, { replace: true });
}

void start();
