import { type CreateRoutes, prefetch, type RouteHandle, type ShellServices } from '@tramuntana/contracts';
import { lazyPage } from '@tramuntana/contracts/runtime';
import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { type GalleryPage, galleryPageQuery, itemQuery, relatedQuery } from './api/gallery';
import { itemId } from './api/itemId';
import { detailHead } from './pages/detail/detailHead';
import { pagesBetween, readGalleryAddress } from './pages/list/galleryAddress';
import { galleryHead } from './pages/list/galleryHead';
import { lastKnownBefore, partOf, reachedPage, shownPages } from './pages/list/galleryView';

export { listPages } from './api/listPages';

/** The gallery's routes. */
export const createRoutes: CreateRoutes = (shell) => ({
  '/media': [
    {
      id: 'media.list',
      index: true,
      lazy: lazyPage(() => import(/* webpackChunkName: "page-gallery" */ './pages/list/GalleryPage')),
      loader: ({ request }) => loadGallery(shell, request),
      handle: { head: galleryHead, chunks: ['page-gallery'], loaderChunks: ['schemas'] } satisfies RouteHandle,
    },
    {
      id: 'media.detail',
      path: ':id',
      lazy: lazyPage(() => import(/* webpackChunkName: "page-media" */ './pages/detail/DetailPage')),
      loader: (args) => loadItem(shell, args),
      handle: { head: detailHead, chunks: ['page-media'], loaderChunks: ['schemas'] } satisfies RouteHandle,
    },
  ],
});

/** Loads the address's own page first, because its `count` gives the number of pages. The earlier pages follow. */
async function loadGallery(shell: ShellServices, request: Request) {
  const { api, queryClient } = shell;
  const asked = readGalleryAddress(new URL(request.url).searchParams);
  const isNew = !partOf(queryClient, api, asked);
  await followKnownPages(shell, asked);
  await prefetch(shell, shell.services.links, galleryPageQuery(api, asked));
  const reached = reachedPage(asked, partOf(queryClient, api, asked));
  const pages = shownPages(queryClient, api, reached);
  await prefetch(shell, ...pages.map((page) => galleryPageQuery(api, page)));
  if (isNew) forgetPagesAfter(shell, asked);
  return null;
}

/** If an earlier page is loaded, the pages after it are loaded one by one, each by the `next` of the one before. */
async function followKnownPages(shell: ShellServices, asked: GalleryPage) {
  const known = lastKnownBefore(shell.queryClient, shell.api, asked);
  if (!known) return;
  for (const page of pagesBetween(asked, known.page + 1, asked.page - 1)) {
    await prefetch(shell, galleryPageQuery(shell.api, page));
  }
}

/** Pages that were loaded before the page in front of them may repeat or skip items. They are loaded again. */
function forgetPagesAfter({ queryClient, api }: ShellServices, asked: GalleryPage) {
  for (let page = asked.page + 1; partOf(queryClient, api, { ...asked, page }); page += 1) {
    queryClient.removeQueries({ queryKey: galleryPageQuery(api, { ...asked, page }).queryKey, exact: true });
  }
}

/** The item first, then its related items (docs/product/gallery.md#media-10). Leaving the page aborts both calls. */
async function loadItem(shell: ShellServices, { params, request }: LoaderFunctionArgs) {
  const id = itemId(params.id);
  if (id === null) return data(null, { status: 404 });
  const query = itemQuery(shell.api, id);
  const related = relatedQuery(shell.api, id);
  const abort = () => {
    for (const { queryKey } of [query, related]) void shell.queryClient.cancelQueries({ queryKey });
  };
  request.signal.addEventListener('abort', abort);
  await prefetch(shell, query);
  const item = shell.queryClient.getQueryData(query.queryKey);
  if (item === null) return data(null, { status: 404 });
  if (item && !request.signal.aborted) await prefetch(shell, related);
  return null;
}
