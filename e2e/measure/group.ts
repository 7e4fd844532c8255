import type { Figure } from './figures';

/** Settings of every group of measurements. */
export type Run = {
  /** Minimum number of samples of each measurement. */
  runs: number;
  /** The folder of the compared site. */
  beside: string | undefined;
  /** Called with each line of progress. */
  note: (line: string) => void;
};

/** Figures to print, and samples to keep. */
export type Result = { figures: Figure[]; samples?: unknown };

export type Group = (run: Run) => Promise<Result>;

/** The pages that represent all remotes in the figures. */
export const PAGES = ['/', '/servicios', '/contacto', '/blog', '/blog/post/1', '/media', '/tienda', '/carrito'];

/** Calls of the API that pages make. */
export const READS = [
  '/api/contacto',
  '/api/services',
  '/api/blog-post/?page=1&page_size=2',
  '/api/blog-post/1/',
  '/api/tag/?model=post',
  '/api/galeria/1/',
];
