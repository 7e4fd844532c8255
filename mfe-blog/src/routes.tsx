import { type CreateRoutes, prefetch, type RouteHandle, type ShellServices } from '@tramuntana/contracts';
import { lazyPage } from '@tramuntana/contracts/runtime';
import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { postId } from './api/postId';
import { featuredQuery, latestQuery, postQuery, relatedQuery } from './api/posts';
import { tagsQuery } from './api/tags';
import { readListAddress } from './pages/list/listAddress';
import { listHead } from './pages/list/listHead';
import { postHead } from './pages/post/postHead';
import { relatedPage } from './pages/post/relatedPage';

export { listPages } from './api/listPages';

/** The blog's routes. */
export const createRoutes: CreateRoutes = (shell) => ({
  '/blog': [
    {
      id: 'blog.list',
      index: true,
      lazy: lazyPage(() => import(/* webpackChunkName: "page-list" */ './pages/list/ListPage')),
      loader: ({ request }) => loadList(shell, request),
      handle: { head: listHead, chunks: ['page-list'], loaderChunks: ['schemas'] } satisfies RouteHandle,
    },
    {
      id: 'blog.post',
      path: 'post/:id',
      lazy: lazyPage(() => import(/* webpackChunkName: "page-post" */ './pages/post/PostPage')),
      loader: (args) => loadPost(shell, args),
      handle: { head: postHead, chunks: ['page-post'], loaderChunks: ['schemas'] } satisfies RouteHandle,
    },
  ],
});

async function loadList(shell: ShellServices, request: Request) {
  const filter = readListAddress(new URL(request.url).searchParams);
  const isFiltered = filter.buscar !== '' || filter.tag !== '';
  const featured = isFiltered ? [] : [featuredQuery(shell.api)];
  await prefetch(shell, latestQuery(shell.api, filter), tagsQuery(shell.api), ...featured);
  return null;
}

async function loadPost(shell: ShellServices, { params, request }: LoaderFunctionArgs) {
  const id = postId(params.id);
  if (id === null) return data(null, { status: 404 });
  const post = postQuery(shell.api, id);
  const page = relatedPage(new URL(request.url).searchParams);
  await prefetch(shell, post, relatedQuery(shell.api, id, page));
  return shell.queryClient.getQueryData(post.queryKey) === null ? data(null, { status: 404 }) : null;
}
