import { type RegistryRemote, remoteForPath } from '@tramuntana/contracts';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, type RouteObject, StaticRouterProvider } from 'react-router';
import { Providers } from '../shared/composition/Providers';
import { createStyleCache } from '../shared/composition/page/createStyleCache';
import { HEAD_MARK, headOfMatches } from '../shared/composition/page/head';
import { pageQueries } from '../shared/composition/page/pageQueries';
import {
  type PageRegistry,
  type PageState,
  REGISTRY_ELEMENT,
  ROOT_ELEMENT,
  STATE_ELEMENT,
} from '../shared/composition/page/pageState';
import { createQueryClient } from '../shared/composition/queryClient';
import { createShellServices } from '../shared/composition/shellServices';
import { siteRoutes } from '../shared/composition/siteRoutes';
import { aNav } from './aNav';

type Options = {
  remotes: RegistryRemote[];
  /** False if the site has remotes that the document does not name. */
  complete?: boolean;
  /** Routes of the remotes that the server can render, by remote. Pages of other remotes are left to the browser. */
  routes?: Record<string, RouteObject[]>;
};

/** Fills the test's document with the server's page for an address, so that a test can hydrate it. */
export async function aServedPage(address: string, { remotes, routes = {}, complete = true }: Options): Promise<void> {
  const { pathname } = new URL(address, window.location.origin);
  const loaded = new Map(Object.entries(routes));
  const remote = remoteForPath(remotes, pathname);
  const shell = createShellServices({
    queryClient: createQueryClient(),
    apiUrl: '/api',
    mediaOrigin: '',
    siteUrl: window.location.origin,
    loaderTimeout: async () => {},
  });
  const handler = createStaticHandler(siteRoutes(loaded));
  // Browsers do not send the fragment to the server.
  const context = await handler.query(new Request(new URL(address.replace(/#.*/, ''), window.location.origin)));
  if (context instanceof Response) throw new Error(`${address} redirects`);
  const nav = aNav();
  const html = renderToString(
    <Providers
      shell={shell}
      remotes={{
        nav,
        forPath: (path) => remoteForPath(remotes, path),
        isLoaded: (name) => loaded.has(name),
        refresh: async () => false,
      }}
      styles={createStyleCache()}
    >
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </Providers>,
  );
  const state: PageState = {
    mediaOrigin: '',
    siteUrl: window.location.origin,
    loaderData: remote && loaded.has(remote.name) ? context.loaderData : null,
    queries: pageQueries(shell.queryClient),
  };
  window.history.replaceState(null, '', address);
  const title = document.createElement('title');
  title.setAttribute(HEAD_MARK, '');
  title.textContent = `${headOfMatches(context.matches, new URLSearchParams(), shell).title} | Tramuntana Drones`;
  document.head.replaceChildren(title);
  document.body.innerHTML = `<div id="${ROOT_ELEMENT}">${html}</div>`;
  const registry: PageRegistry = { revision: '1', complete, remotes, nav };
  addDataBlock(STATE_ELEMENT, state);
  addDataBlock(REGISTRY_ELEMENT, registry);
}

function addDataBlock(id: string, data: object): void {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = id;
  element.textContent = JSON.stringify(data);
  document.body.append(element);
}
