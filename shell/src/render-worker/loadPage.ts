import type { QueryClient } from '@tanstack/react-query';
import { createStaticHandler, type RouteObject, type StaticHandler, type StaticHandlerContext } from 'react-router';
import type { ShellServices } from 'shared-contracts';
import { hrefOf } from '../shared/composition/PageAddress';
import type { RemoteModule } from '../shared/composition/remoteModule';
import { mounted, siteRoutes } from '../shared/composition/siteRoutes';
import { newsletterAction } from '../shared/layout/newsletter/newsletterAction';
import { delay, unlessAborted } from './deadline';
import { LAYOUT_DATA_TIMEOUT, type LayoutData } from './layoutData';
import type { PageRequest } from './protocol';

/**
 * Loaders run for an address of this origin, which does not exist (RFC 2606): the site's own may be unknown, and a page
 * that is kept for all visitors must not depend on it.
 */
export const PAGE_ORIGIN = 'http://page.invalid';

type Sources = { module: RemoteModule | null; layoutData: LayoutData };

/** A page's routes and data, ready to be rendered. */
export type LoadedPage = {
  dataRoutes: StaticHandler['dataRoutes'];
  context: StaticHandlerContext;
  /** False where data were late or failed: the browser asks for them again. */
  complete: boolean;
};

/**
 * Runs the loaders of an address, with header and footer data beside them. Where a form was posted, the route's action
 * comes first. Gives the response of one that redirects. Rejects with what one threw, or with the signal's reason.
 */
export async function loadPage(
  { address, remote, form }: PageRequest,
  { module, layoutData }: Sources,
  shell: ShellServices,
  signal: AbortSignal,
): Promise<LoadedPage | Response> {
  const loaded = new Map<string, RouteObject[]>();
  if (remote !== null && module) loaded.set(remote, mounted(module.createRoutes(shell)));
  const handler = createStaticHandler(siteRoutes(loaded, newsletterAction(shell)));

  // First, so that loaders need not ask for what header and footer have already.
  const layoutLoading = layoutData.provide(shell.queryClient, delay(LAYOUT_DATA_TIMEOUT, signal));
  const request = new Request(PAGE_ORIGIN + hrefOf(address), { signal, ...(form !== undefined && posted(form)) });
  const context = await unlessAborted(handler.query(request), signal);
  if (context instanceof Response) return context;
  for (const failure of Object.values(context.errors ?? {})) throw failure;

  const layoutComplete = await layoutLoading;
  const pageComplete = dropUnfinished(shell.queryClient);
  return { dataRoutes: handler.dataRoutes, context, complete: layoutComplete && pageComplete };
}

const posted = (form: string) => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: form,
});

/** What failed or is still under way is shown as loading, here and in the browser's first render, which then asks once. */
function dropUnfinished(queryClient: QueryClient): boolean {
  const queries = queryClient.getQueryCache().getAll();
  const unfinished = queries.filter((query) => query.state.status !== 'success');
  for (const query of unfinished) queryClient.getQueryCache().remove(query);
  return unfinished.length === 0;
}
