import { type CreateRoutes, prefetch, type RouteHandle, type ShellServices } from '@tramuntana/contracts';
import { lazyPage } from '@tramuntana/contracts/runtime';
import { data, type RouteObject } from 'react-router-dom';
import { legalSources } from '../content/legal/documents';
import * as heads from '../content/pageHeads';
import { projectPages, servicePages } from '../content/pages';
import { formTokenQuery } from './api/formToken';
import { servicesQuery } from './api/services';
import { pageHandle } from './head/pageHandle';
import { contactRoutes } from './pages/contact/contactRoutes';
import { legalRoute } from './pages/legal/legalRoute';
import { contentRoute } from './pages/service/contentRoute';
import { unlistedServiceHead } from './pages/unlisted/unlistedServiceHead';
import { viewerRoute } from './pages/viewer/viewerRoute';

export { listPages } from './listPages';

/** This remote's routes, by mount path. */
export const createRoutes: CreateRoutes = (shell) => ({
  '/': [homeRoute(shell)],
  '/servicios': [
    servicesRoute(shell),
    ...servicePages.map((source) => contentRoute(source, 'Service')),
    ...projectPages.map((source) => contentRoute(source, 'CreativeWork')),
    unlistedServiceRoute(shell),
  ],
  '/sobre-nosotros': [aboutRoute],
  '/contacto': contactRoutes(shell),
  '/visor': [viewerRoute],
  ...Object.fromEntries(legalSources.map((source) => [source.path, [legalRoute(shell, source)]])),
});

/** For pages whose loader calls the API. */
const callsApi = { loaderChunks: ['schemas'] };

const homeRoute = (shell: ShellServices): RouteObject => ({
  id: 'home',
  index: true,
  lazy: lazyPage(() => import(/* webpackChunkName: "page-home" */ './pages/home/HomePage')),
  loader: async () => {
    await prefetch(shell, servicesQuery(shell.api), formTokenQuery(shell.api), ...Object.values(shell.company));
    return null;
  },
  handle: { ...pageHandle(heads.home, 'page-home'), ...callsApi },
});

const servicesRoute = (shell: ShellServices): RouteObject => ({
  id: 'servicios',
  index: true,
  lazy: lazyPage(() => import(/* webpackChunkName: "page-services" */ './pages/services/ServicesPage')),
  loader: async () => {
    await prefetch(shell, servicesQuery(shell.api));
    return null;
  },
  handle: { ...pageHandle(heads.services, 'page-services'), ...callsApi },
});

/** For a `pagina` without a content file: a page from the API's texts, or 404 (docs/product/services.md#service-7). */
const unlistedServiceRoute = (shell: ShellServices): RouteObject => ({
  id: 'servicios.pagina',
  path: ':pagina',
  lazy: lazyPage(() => import(/* webpackChunkName: "page-unlisted-service" */ './pages/unlisted/UnlistedServicePage')),
  loader: async ({ params }) => {
    const query = servicesQuery(shell.api);
    await prefetch(shell, query);
    const services = shell.queryClient.getQueryData(query.queryKey);
    const unknown = services?.every(({ pagina }) => pagina !== params.pagina);
    return unknown ? data(null, { status: 404 }) : null;
  },
  handle: { head: unlistedServiceHead, chunks: ['page-unlisted-service'], ...callsApi } satisfies RouteHandle,
});

const aboutRoute: RouteObject = {
  id: 'sobre-nosotros',
  index: true,
  lazy: lazyPage(() => import(/* webpackChunkName: "page-about" */ './pages/about/AboutPage')),
  handle: pageHandle(heads.about, 'page-about'),
};
