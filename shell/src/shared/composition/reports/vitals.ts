/** Where browsers send how a view went, once a document. */
export const VITALS_PATH = '/vitals';

/** The Web Vitals that are sent (https://web.dev/articles/vitals). All in milliseconds but CLS, which is a score. */
export const VITALS = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type Vital = (typeof VITALS)[number];

/** The vitals of one document, and the release that its page is of. One that was not measured is left out. */
export type VitalsReport = { remote: string; version: string } & Partial<Record<Vital, number>>;
