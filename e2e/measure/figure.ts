import type { Site } from '../support/site';

/** Something that was measured, as it is printed beside its bar. */
export type Figure = {
  what: string;
  seen: string;
  bar: string;
  holds: boolean;
  /** It is told and does not decide the exit code: a time that depends on the machine. */
  informs?: true;
};

/** Measures a running site that keeps no rendered page. */
export type Measurement = (site: Site) => Promise<Figure[]>;

/** The pages that figures of all remotes are taken from. */
export const PAGES = ['/', '/servicios', '/contacto', '/blog', '/blog/post/1', '/media', '/tienda', '/carrito'];
