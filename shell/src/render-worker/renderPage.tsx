import createCache from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import { dehydrate, type QueryClient } from '@tanstack/react-query';
import { createStaticHandler, createStaticRouter, type RouteObject, StaticRouterProvider } from 'react-router';
import { type Registry, remoteForPath } from 'shared-contracts';
import { chunksOfMatches, headOfMatches, headTags } from '../shared/composition/head';
import type { PageRemotes } from '../shared/composition/PageRemotes';
import { Providers } from '../shared/composition/Providers';
import type { PageState } from '../shared/composition/pageState';
import { createQueryClient } from '../shared/composition/queryClient';
import type { RemoteModule } from '../shared/composition/remoteModule';
import { createShellServices } from '../shared/composition/shellServices';
import { mounted, siteRoutes, UNMATCHED } from '../shared/composition/siteRoutes';
import { LAYOUT_DATA_TIMEOUT, type LayoutData } from './layoutData';
import type { PageRequest, RenderedPage, ThreadSettings } from './protocol';
import { renderToHtml } from './renderToHtml';
import { writeBody, writeHead } from './writePage';

/** Readings: a page's data are waited for at most this long, in milliseconds; calls end a little later. */
const PAGE_PATIENCE = 2000;

/**
 * Renders one address with the given remote, or the shell alone around the place of a remote that cannot be rendered.
 * Rejects with what the remote threw, in a loader or while rendering.
 */
export async function renderPage(
  { url, registry: registryText }: PageRequest,
  module: RemoteModule | null,
  settings: ThreadSettings,
  layoutData: LayoutData,
): Promise<RenderedPage> {
  const queryClient = createQueryClient();
  const end = new AbortController();
  const pagePatience = patience(PAGE_PATIENCE, end.signal);
  const shell = createShellServices({
    ...settings,
    queryClient,
    loaderPatience: () => pagePatience,
    signal: end.signal,
  });
  try {
    const registry = parseRegistry(registryText);
    const { pathname, searchParams } = new URL(url, settings.siteUrl);
    const remote = remoteForPath(registry.remotes, pathname);
    const loaded = new Map<string, RouteObject[]>();
    if (remote && module) loaded.set(remote.name, mounted(module.createRoutes(shell)));

    const handler = createStaticHandler(siteRoutes(registry.remotes, loaded));
    const layoutProvided = layoutData.provide(queryClient, patience(LAYOUT_DATA_TIMEOUT, end.signal));
    const context = await handler.query(new Request(new URL(url, settings.siteUrl)));
    if (context instanceof Response) return redirectedTo(context);
    for (const failure of Object.values(context.errors ?? {})) throw failure;
    await layoutProvided;
    const complete = dropUnfinished(queryClient);

    const remotes: PageRemotes = {
      forPath: (path) => remoteForPath(registry.remotes, path),
      isLoaded: (name) => loaded.has(name),
      refresh: async () => false,
    };
    const styles = createCache({ key: 'css' });
    const emotion = createEmotionServer(styles);
    const html = await renderToHtml(
      <Providers shell={shell} remotes={remotes} styles={styles}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </Providers>,
    );

    const unmatched = context.matches.at(-1)?.route.id === UNMATCHED;
    const status = unmatched ? (remote && !module ? 200 : 404) : context.statusCode;
    const head = headOfMatches(context.matches, searchParams, shell);
    const state: PageState = {
      registry,
      mediaOrigin: settings.mediaOrigin,
      siteUrl: settings.siteUrl,
      loaderData: remote && module ? context.loaderData : null,
      queries: dehydrate(queryClient),
    };
    return {
      status,
      head: writeHead(headTags(head, pathname, shell)),
      styles: emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(html)),
      body: writeBody(html, JSON.stringify(state)),
      chunks: chunksOfMatches(context.matches),
      complete,
    };
  } finally {
    end.abort();
    queryClient.clear();
  }
}

let parsed: { text: string; registry: Registry } | undefined;

/** The version set that a page is given, which seldom differs from that of the page before. */
function parseRegistry(text: string): Registry {
  if (parsed?.text !== text) parsed = { text, registry: JSON.parse(text) as Registry };
  return parsed.registry;
}

/** What failed or is still under way is shown as loading, here and in the browser's first render, which then asks once. */
function dropUnfinished(queryClient: QueryClient): boolean {
  const queries = queryClient.getQueryCache().getAll();
  const unfinished = queries.filter((query) => query.state.status !== 'success');
  for (const query of unfinished) queryClient.getQueryCache().remove(query);
  return unfinished.length === 0;
}

function redirectedTo(response: Response): RenderedPage {
  const location = response.headers.get('location') ?? '/';
  const nothing = { head: '', styles: '', body: new Uint8Array(), chunks: [] };
  return { ...nothing, status: response.status, location, complete: true };
}

function patience(milliseconds: number, end: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    const stop = () => {
      clearTimeout(timer);
      resolve();
    };
    end.addEventListener('abort', stop, { once: true });
  });
}
