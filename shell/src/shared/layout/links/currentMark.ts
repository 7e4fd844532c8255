/** Marks a link on the pages at and below its path. The link to `/` is marked only on the home page. */
export const currentMark = (to: string, pathname: string) =>
  pathname === to || (to !== '/' && pathname.startsWith(`${to}/`)) ? 'page' : undefined;
