/** The page that the router opens for a link; undefined for other sites, new tabs and fragments. */
export function linkTarget(element: Element | null): URL | undefined {
  if (!(element instanceof HTMLAnchorElement) || element.target || element.hasAttribute('download')) return undefined;
  if (element.origin !== window.location.origin) return undefined;
  const { pathname, search } = window.location;
  return element.pathname === pathname && element.search === search ? undefined : new URL(element.href);
}
