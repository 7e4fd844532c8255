import { type CreateRoutes, prefetch, type RouteHandle, type ShellServices } from '@tramuntana/contracts';
import { lazyPage } from '@tramuntana/contracts/runtime';
import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { findCategory } from '../content/catalogue/categories';
import { productId } from './catalogue/productId';
import { productQuery } from './catalogue/productQuery';
import { dashboardHead } from './pages/dashboard/dashboardHead';
import { categoryHead, offersHead, shopHead } from './pages/list/listHead';
import { productHead } from './pages/product/productHead';

const listing = { chunks: ['page-list'] };
const dashboardPage = lazyPage(
  () => import(/* webpackChunkName: "page-dashboard" */ './pages/dashboard/DashboardPage'),
);

/** The demo shop's routes. None is in the sitemap, because the shop is a demonstration (docs/product/site.md#head-3). */
export const createRoutes: CreateRoutes = (shell) => ({
  '/tienda': [
    {
      id: 'shop.list',
      index: true,
      lazy: lazyPage(() => import(/* webpackChunkName: "page-list" */ './pages/list/ShopPage')),
      handle: { ...listing, head: shopHead } satisfies RouteHandle,
    },
    {
      id: 'shop.offers',
      path: 'ofertas',
      lazy: lazyPage(() => import(/* webpackChunkName: "page-list" */ './pages/list/OffersPage')),
      handle: { ...listing, head: offersHead } satisfies RouteHandle,
    },
    {
      id: 'shop.category',
      path: 'categoria/:categoria',
      lazy: lazyPage(() => import(/* webpackChunkName: "page-list" */ './pages/list/CategoryPage')),
      loader: ({ params }) => (findCategory(params.categoria) ? null : data(null, { status: 404 })),
      handle: { ...listing, head: categoryHead } satisfies RouteHandle,
    },
    {
      id: 'shop.product',
      path: 'producto/:id',
      lazy: lazyPage(() => import(/* webpackChunkName: "page-product" */ './pages/product/ProductPage')),
      loader: (args) => loadProduct(shell, args),
      handle: { head: productHead, chunks: ['page-product'], loaderChunks: ['catalogue'] } satisfies RouteHandle,
    },
  ],
  '/carrito': [
    {
      id: 'shop.cart',
      index: true,
      lazy: lazyPage(() => import(/* webpackChunkName: "page-cart" */ './pages/cart/CartPage')),
      handle: {
        head: { title: 'Carrito', description: 'Carrito de la tienda de demostración.', noindex: true },
        chunks: ['page-cart'],
      } satisfies RouteHandle,
    },
  ],
  '/dashboard': [undefined, ':section'].map((path) => ({
    id: path ? 'shop.dashboard.section' : 'shop.dashboard',
    ...(path ? { path } : { index: true }),
    lazy: dashboardPage,
    handle: {
      head: ({ params }) => dashboardHead(params.section),
      chunks: ['page-dashboard'],
    } satisfies RouteHandle,
  })),
});

async function loadProduct(shell: ShellServices, { params }: LoaderFunctionArgs) {
  const id = productId(params.id);
  if (id === null) return data(null, { status: 404 });
  const query = productQuery(id);
  await prefetch(shell, query);
  return shell.queryClient.getQueryData(query.queryKey) === null ? data(null, { status: 404 }) : null;
}
