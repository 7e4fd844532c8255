/** Endings of other sites' pages. A visitor may follow such an old link, and needs a whole page to go on. */
const PAGE_ENDING = /\.html?$/i;

/** Whether a path ends like a file name: `/logo.png`, `/wp-login.php`, `/.env`. No page of the site does. */
export const namesFile = (pathname: string): boolean =>
  /\.[a-z][a-z0-9]{1,7}$/i.test(pathname) && !PAGE_ENDING.test(pathname);
