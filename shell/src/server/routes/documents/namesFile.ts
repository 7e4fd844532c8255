/** Pages of other sites end so: a visitor may follow an old link to one, and needs the whole page to go on. */
const PAGE_ENDING = /\.html?$/i;

/** Whether a path ends as the name of a file does: `/logo.png`, `/wp-login.php`, `/.env`. No page of the site does. */
export const namesFile = (pathname: string): boolean =>
  /\.[a-z][a-z0-9]{1,7}$/i.test(pathname) && !PAGE_ENDING.test(pathname);
