/** A result and its bar, the limit that it is compared with, as they are printed. */
export type Figure = {
  what: string;
  seen: string;
  bar: string;
  holds: boolean;
  /** It is printed, but does not decide the exit code: for times, which depend on the machine. */
  informs?: true;
};

/** The pages that figures of all remotes are taken from. */
export const PAGES = ['/', '/servicios', '/contacto', '/blog', '/blog/post/1', '/media', '/tienda', '/carrito'];
