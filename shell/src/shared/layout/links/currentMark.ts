/** How the link to a path is marked on the pages at and below it. Every page is below `/`, whose link is marked there alone. */
export const currentMark = (to: string, pathname: string) =>
  pathname === to || (to !== '/' && pathname.startsWith(`${to}/`)) ? 'page' : undefined;
