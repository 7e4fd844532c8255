import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { type CreateRoutes, prefetch, type RouteHandle, type ShellServices } from 'shared-contracts';
import { lazyPage } from 'shared-contracts/runtime';
import { galleryQuery, itemQuery, relatedQuery } from './api/gallery';
import { itemId } from './api/itemId';
import { serviceNamesQuery } from './api/services';
import { detailHead } from './pages/detail/detailHead';
import { readGalleryAddress } from './pages/list/galleryAddress';
import { galleryHead } from './pages/list/galleryHead';

export { listPages } from './api/listPages';

/** The gallery's routes (specification, section 2; the list by its readings). */
export const createRoutes: CreateRoutes = (shell) => ({
  '/media': [
    {
      id: 'media.list',
      index: true,
      lazy: lazyPage(() => import(/* webpackChunkName: "page-gallery" */ './pages/list/GalleryPage')),
      loader: ({ request }) => loadGallery(shell, request),
      handle: { head: galleryHead, chunks: ['page-gallery'] } satisfies RouteHandle,
    },
    {
      id: 'media.detail',
      path: ':id',
      lazy: lazyPage(() => import(/* webpackChunkName: "page-media" */ './pages/detail/DetailPage')),
      loader: (args) => loadItem(shell, args),
      handle: { head: detailHead, chunks: ['page-media'] } satisfies RouteHandle,
    },
  ],
});

async function loadGallery(shell: ShellServices, request: Request) {
  const filter = readGalleryAddress(new URL(request.url).searchParams);
  await prefetch(shell, serviceNamesQuery(shell.api), galleryQuery(shell.api, filter));
  return null;
}

/** The item first, then what is related to it (specification, section 7). */
async function loadItem(shell: ShellServices, { params }: LoaderFunctionArgs) {
  const id = itemId(params.id);
  if (id === null) return data(null, { status: 404 });
  const query = itemQuery(shell.api, id);
  await prefetch(shell, query);
  const item = shell.queryClient.getQueryData(query.queryKey);
  if (item === null) return data(null, { status: 404 });
  if (item) await prefetch(shell, relatedQuery(shell.api, id));
  return null;
}
