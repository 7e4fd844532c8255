/** A result and its limit, the bar, in printed form. */
export type Figure = {
  what: string;
  seen: string;
  bar: string;
  holds: boolean;
  /** The figure is printed, but does not decide the exit code. Times depend on the machine, so they only inform. */
  informs?: true;
};

/** The pages that represent all remotes in the figures. */
export const PAGES = ['/', '/servicios', '/contacto', '/blog', '/blog/post/1', '/media', '/tienda', '/carrito'];
