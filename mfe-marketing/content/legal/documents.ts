import type { LegalDocument } from './document';

export type LegalSource = {
  path: LegalDocument['path'];
  /** Name of the text's chunk, for preloading it with the template. */
  chunk: string;
  load: () => Promise<{ document: LegalDocument }>;
};

/** The pages that Spanish law requires, in the order of the footer's links. */
export const legalSources: readonly LegalSource[] = [
  {
    path: '/aviso-legal',
    chunk: 'legal-notice',
    load: () => import(/* webpackChunkName: "legal-notice" */ './legalNotice'),
  },
  {
    path: '/privacidad',
    chunk: 'legal-privacy',
    load: () => import(/* webpackChunkName: "legal-privacy" */ './privacyPolicy'),
  },
  {
    path: '/cookies',
    chunk: 'legal-cookies',
    load: () => import(/* webpackChunkName: "legal-cookies" */ './cookiePolicy'),
  },
  {
    path: '/accesibilidad',
    chunk: 'legal-accessibility',
    load: () => import(/* webpackChunkName: "legal-accessibility" */ './accessibilityStatement'),
  },
];
