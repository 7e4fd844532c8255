import type { RouteHandle } from '@tramuntana/contracts';
import { lazyPage } from '@tramuntana/contracts/runtime';
import type { RouteObject } from 'react-router-dom';
import type { ContentPage } from '../../../content/page';
import type { ContentSource } from '../../../content/pages';
import { contentHead, type PageSubject } from '../../head/contentHead';
import { SERVICES_DESCRIPTION } from '../../head/servicesDescription';

/** The page's metadata while the retry card replaces content that failed to load. */
const UNLOADED = { title: 'Servicios con drones', description: SERVICES_DESCRIPTION };

/** The route of one content page. The template's chunk and the content's chunk load in parallel. */
export function contentRoute({ path, chunk, load }: ContentSource, subject: PageSubject): RouteObject {
  let loaded: ContentPage | undefined;
  return {
    id: `servicios.${path}`,
    path,
    lazy: lazyPage(async () => {
      const template = import(/* webpackChunkName: "page-service" */ './ServicePage');
      const [{ ServicePage }, { page }] = await Promise.all([template, load()]);
      loaded = page;
      // Each address gets its own component, because a playing video or an open question must not survive a navigation.
      return { Component: ServicePage.bind(null, { page }) };
    }),
    handle: {
      head: ({ shell }) => (loaded ? contentHead(loaded, path, subject, shell) : UNLOADED),
      chunks: ['page-service', chunk],
    } satisfies RouteHandle,
  };
}
