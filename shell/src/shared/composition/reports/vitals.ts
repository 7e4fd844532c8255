/** Path to which browsers send a document's Web Vitals, once. */
export const VITALS_PATH = '/vitals';

/** The Web Vitals that are sent (https://web.dev/articles/vitals). CLS is a score; the others are in milliseconds. */
export const VITALS = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type Vital = (typeof VITALS)[number];

/** The vitals of one document, and the release of its page. Vitals that were not measured are left out. */
export type VitalsReport = { remote: string; version: string } & Partial<Record<Vital, number>>;
