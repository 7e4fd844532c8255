import type { RouteObject } from 'react-router-dom';
import type { RouteHandle } from 'shared-contracts';
import { lazyPage } from 'shared-contracts/runtime';
import type { ContentSource } from '../../../content/pages';
import { contentHead, type PageSubject } from './contentHead';
import { loadedPages } from './loadedPages';

/** Shown beside the retry card, when a page's content did not load. */
const UNLOADED = {
  title: 'Servicios con drones',
  description: 'Servicios aéreos profesionales en Girona y Barcelona.',
};

/** The route of one content page: the template's chunk and the content's chunk, loaded side by side. */
export function contentRoute({ path, chunk, load }: ContentSource, subject: PageSubject): RouteObject {
  return {
    id: `servicios.${path}`,
    path,
    lazy: lazyPage(async () => {
      const template = import(/* webpackChunkName: "page-service" */ './ServicePage');
      const [page, { page: content }] = await Promise.all([template, load()]);
      loadedPages.set(path, content);
      return page;
    }),
    handle: {
      head: ({ shell }) => {
        const page = loadedPages.get(path);
        return page ? contentHead(page, path, subject, shell) : UNLOADED;
      },
      chunks: ['page-service', chunk],
    } satisfies RouteHandle,
  };
}
