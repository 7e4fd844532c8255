import type { RouteHandle } from '@tramuntana/contracts';
import { lazyPage } from '@tramuntana/contracts/runtime';
import type { ActionFunction, RouteObject } from 'react-router-dom';
import { NEWSLETTER_PATH, NEWSLETTER_RECEIVED_PATH } from '../../api/newsletterPaths';

const handle = {
  head: { title: 'Newsletter', description: 'El newsletter de Tramuntana Drones.', noindex: true },
  chunks: [],
} satisfies RouteHandle;

/** The pages that answer the newsletter's form for visitors without scripts (docs/product/site.md#plain-2). */
export const newsletterRoutes = (action: ActionFunction | undefined): RouteObject[] => [
  {
    id: 'newsletter',
    path: NEWSLETTER_PATH.slice(1),
    action,
    lazy: lazyPage(() => import(/* webpackChunkName: "newsletter-page" */ './NewsletterPage')),
    handle,
  },
  {
    id: 'newsletter.received',
    path: NEWSLETTER_RECEIVED_PATH.slice(1),
    lazy: lazyPage(() => import(/* webpackChunkName: "newsletter-page" */ './NewsletterReceivedPage')),
    handle,
  },
];
