import { remoteForPath, type ShellServices } from '@tramuntana/contracts';
import { createStaticRouter, StaticRouterProvider } from 'react-router';
import { NEWSLETTER_PATH } from '../../shared/api/newsletterPaths';
import { Providers } from '../../shared/composition/Providers';
import { chunksOfMatches, headOfMatches, headTags } from '../../shared/composition/page/head';
import { pageQueries } from '../../shared/composition/page/pageQueries';
import type { SiteRegistry } from '../../shared/composition/page/pageState';
import { createQueryClient } from '../../shared/composition/queryClient';
import type { RemoteModule } from '../../shared/composition/remoteModule';
import { createShellServices } from '../../shared/composition/shellServices';
import { UNMATCHED } from '../../shared/composition/siteRoutes';
import { BACKGROUND_RENDER, LAYOUT_DATA, PAGE_DATA, RENDER_GRACE } from '../../shared/deadlines';
import { type PageRequest, processTime, type RenderedPage, type ThreadSettings } from '../protocol';
import { fetchFor } from '../provider/fetchOfProvider';
import type { LayoutData } from '../provider/layoutData';
import { Deadline } from './Deadline';
import { type FormToken, fetchWithToken, withFormEvidence } from './formEvidence';
import { type LoadedPage, loadPage, PAGE_ORIGIN } from './loadPage';
import { createPageStyles, writeStyles } from './pageStyles';
import { renderToHtml } from './renderToHtml';
import { contentHash, linksOf, withinLimit, writeBody, writeHead, writeState } from './writePage';

const GIVEN_UP = 'nobody waits for this page any more';

/** A thread's tools for rendering pages. Without a module it renders the shell alone. */
export type Renderer = {
  module: RemoteModule | null;
  settings: Pick<ThreadSettings, 'apiUrl' | 'mediaOrigin' | 'siteUrl'>;
  layoutData: LayoutData;
  formToken: FormToken;
  /** Calls the API. */
  fetch: typeof fetch;
};

/**
 * Renders one address with the thread's remote, or the shell around a placeholder if the remote cannot be rendered.
 * `due` is in milliseconds of `processTime`. Work stops soon after it, so that a late page does not delay the next.
 * Rejects with any error of the remote, from a loader or from rendering.
 */
export async function renderPage(
  request: PageRequest,
  renderer: Renderer,
  due = processTime() + BACKGROUND_RENDER,
): Promise<RenderedPage> {
  const deadline = new Deadline(due + RENDER_GRACE, GIVEN_UP);
  const queryClient = createQueryClient();
  // This share starts with the first loader, because a form's action runs before and may take longer.
  let dataTimeout: Promise<void> | undefined;
  const formToken = renderer.formToken(deadline.share(LAYOUT_DATA));
  const ask = request.visitor === undefined ? renderer.fetch : fetchFor(request.visitor, renderer.fetch);
  const shell = createShellServices({
    ...renderer.settings,
    queryClient,
    loaderTimeout: () => (dataTimeout ??= deadline.share(PAGE_DATA)),
    signal: deadline.signal,
    fetch: fetchWithToken(formToken, renderer.settings.apiUrl, ask),
  });
  try {
    const loaded = await loadPage(request, renderer, shell, deadline);
    if (loaded instanceof Response) return redirectedTo(loaded);
    deadline.check();
    return await render(request, renderer, { ...loaded, token: await formToken }, shell, deadline.signal);
  } finally {
    deadline.finish();
    queryClient.clear();
  }
}

async function render(
  { address, remote, registry }: PageRequest,
  { module, settings: { mediaOrigin, siteUrl } }: Renderer,
  { dataRoutes, context, complete, token }: LoadedPage & { token: string | undefined },
  shell: ShellServices,
  signal: AbortSignal,
): Promise<RenderedPage> {
  const isRendered = remote !== null && module !== null;
  const styles = createPageStyles();
  const html = await renderToHtml(
    <Providers shell={shell} remotes={pageRemotes(registry, isRendered ? remote : null)} styles={styles}>
      <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
    </Providers>,
    signal,
  );
  const { state, own, lasting } = writeState({
    mediaOrigin,
    siteUrl,
    loaderData: isRendered ? withoutUndefined(context.loaderData) : null,
    actionData: context.actionData ?? undefined,
    queries: pageQueries(shell.queryClient),
  });
  const isUnmatched = context.matches.at(-1)?.route.id === UNMATCHED;
  const isLeftToBrowser = remote !== null && !isRendered;
  const head = headOfMatches(context.matches, new URLSearchParams(address.search), shell);
  const page = {
    status: isUnmatched && !isLeftToBrowser ? 404 : context.statusCode,
    head: writeHead(headTags(head, address.pathname, shell)),
    styles: writeStyles(styles),
    body: writeBody(withFormEvidence(html, NEWSLETTER_PATH, token), state),
    contentHash: contentHash([html, lasting], token),
    queries: isRendered ? own : '',
    chunks: chunksOfMatches(context.matches),
    links: linksOf(html),
    complete,
  };
  return withinLimit(page, address.pathname);
}

const pageRemotes = ({ remotes, nav }: SiteRegistry, loaded: string | null) => ({
  nav,
  forPath: (pathname: string) => remoteForPath(remotes, pathname),
  isLoaded: (name: string) => name === loaded,
  refresh: async () => false,
});

/** Replaces undefined by null. JSON has no undefined, and the browser's router would run the loader again. */
const withoutUndefined = (loaderData: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(loaderData).map(([route, data]) => [route, data ?? null]));

function redirectedTo(response: Response): RenderedPage {
  const target = response.headers.get('location') ?? '/';
  // A loader may build the target from the request's URL, whose origin does not exist.
  const location = target.startsWith(`${PAGE_ORIGIN}/`) ? target.slice(PAGE_ORIGIN.length) : target;
  const nothing = { head: '', styles: '', body: '', contentHash: '', queries: '', chunks: [], links: [] };
  return { status: response.status, location, ...nothing, complete: true };
}
