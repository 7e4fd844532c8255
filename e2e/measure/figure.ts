import type { Site } from '../support/sites/site';

/** A result and its bar, the limit that it is compared with, as they are printed. */
export type Figure = {
  what: string;
  seen: string;
  bar: string;
  holds: boolean;
  /** It is printed, but does not decide the exit code: for times, which depend on the machine. */
  informs?: true;
};

/** Measures a running site whose cache of pages is off. */
export type Measurement = (site: Site) => Promise<Figure[]>;

/** The pages that figures of all remotes are taken from. */
export const PAGES = ['/', '/servicios', '/contacto', '/blog', '/blog/post/1', '/media', '/tienda', '/carrito'];
