import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { type CreateRoutes, prefetch, type RouteHandle, type ShellServices } from 'shared-contracts';
import { lazyPage } from 'shared-contracts/runtime';
import { galleryPageQuery, itemQuery, relatedQuery } from './api/gallery';
import { itemId } from './api/itemId';
import { detailHead } from './pages/detail/detailHead';
import { readGalleryAddress } from './pages/list/galleryAddress';
import { galleryHead } from './pages/list/galleryHead';
import { reachedPage, shownPages } from './pages/list/galleryView';

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

/** Loads the address's own page first, because its `count` tells how many pages there are. Then the pages before. */
async function loadGallery(shell: ShellServices, request: Request) {
  const { api, queryClient } = shell;
  const asked = readGalleryAddress(new URL(request.url).searchParams);
  const query = galleryPageQuery(api, asked);
  await prefetch(shell, shell.services.links, query);
  const reached = reachedPage(asked, queryClient.getQueryData(query.queryKey)?.count);
  const pages = shownPages(queryClient, api, reached);
  await prefetch(shell, ...pages.map((page) => galleryPageQuery(api, page)));
  return null;
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
