import type { QueryClient } from '@tanstack/react-query';
import { mountForPath, type ShellServices } from '@tramuntana/contracts';
import { createStaticHandler, type RouteObject, type StaticHandler, type StaticHandlerContext } from 'react-router';
import { hrefOf } from '../../shared/composition/page/PageAddress';
import type { RemoteModule } from '../../shared/composition/remoteModule';
import { mounted, siteRoutes } from '../../shared/composition/siteRoutes';
import { LAYOUT_DATA } from '../../shared/deadlines';
import { newsletterAction } from '../../shared/layout/newsletter/newsletterAction';
import type { PageRequest } from '../protocol';
import type { LayoutData } from '../provider/layoutData';
import type { Deadline } from './Deadline';

/**
 * The origin of the requests that loaders get. It is a reserved name (RFC 2606): the site's own origin may be unknown,
 * and cached pages must not depend on it.
 */
export const PAGE_ORIGIN = 'http://page.invalid';

type Sources = { module: RemoteModule | null; layoutData: LayoutData };

/** A page's routes and data, ready to be rendered. */
export type LoadedPage = {
  dataRoutes: StaticHandler['dataRoutes'];
  context: StaticHandlerContext;
  /** False if data were late or failed. The browser then loads them. */
  complete: boolean;
};

/**
 * Runs the loaders of an address, and loads the data of header and footer at the same time. A posted form runs the route's
 * action first. Resolves to a response if an action or loader redirects. Rejects with an error of theirs, or at the
 * deadline.
 */
export async function loadPage(
  { address, remote, form }: PageRequest,
  { module, layoutData }: Sources,
  shell: ShellServices,
  deadline: Deadline,
): Promise<LoadedPage | Response> {
  const loaded = new Map<string, RouteObject[]>();
  if (remote !== null && module) loaded.set(remote, mounted(answering(module.createRoutes(shell), address.pathname)));
  const handler = createStaticHandler(siteRoutes(loaded, newsletterAction(shell)));

  // Start with header and footer, so that loaders find these data in the cache.
  const layoutLoading = layoutData.provide(shell.queryClient, deadline.share(LAYOUT_DATA));
  const request = new Request(PAGE_ORIGIN + hrefOf(address), {
    signal: deadline.signal,
    ...(form !== undefined && posted(form)),
  });
  const context = await deadline.limit(handler.query(request));
  if (context instanceof Response) return context;
  for (const failure of Object.values(context.errors ?? {})) throw failure;

  const layoutComplete = await layoutLoading;
  const pageComplete = dropUnfinished(shell.queryClient);
  return { dataRoutes: handler.dataRoutes, context, complete: layoutComplete && pageComplete };
}

/**
 * Empties the route groups of a remote's other mounts. They cannot answer the path, but the router would rank them all.
 * The empty groups stay, because the position of a group is part of its routes' ids.
 */
function answering(groups: Record<string, RouteObject[]>, pathname: string): Record<string, RouteObject[]> {
  const mount = mountForPath(Object.keys(groups), pathname);
  return Object.fromEntries(Object.entries(groups).map(([key, routes]) => [key, key === mount ? routes : []]));
}

const posted = (form: string) => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: form,
});

/** Drops failed and unfinished queries. Server and browser both render them as loading; the browser then loads them once. */
function dropUnfinished(queryClient: QueryClient): boolean {
  const queries = queryClient.getQueryCache().getAll();
  const unfinished = queries.filter((query) => query.state.status !== 'success');
  for (const query of unfinished) queryClient.getQueryCache().remove(query);
  return unfinished.length === 0;
}
