/** The page that the router opens for a link; undefined for other sites, new tabs and fragments. */
export function linkTarget(element: Element | null): URL | undefined {
  if (!(element instanceof HTMLAnchorElement) || element.target || element.hasAttribute('download')) return undefined;
  if (element.origin !== window.location.origin) return undefined;
  const { pathname, search } = window.location;
  return element.pathname === pathname && element.search === search ? undefined : new URL(element.href);
}

/**
 * Follows which links are on the screen. `look` finds the links that were added since the last call. `targets` gives
 * their pages, those nearest to the middle of the screen first. `onSeen` is called when a link comes onto the screen.
 */
export function likelyLinks(onSeen: () => void): { look(): void; targets(): URL[] } {
  const known = new WeakSet<Element>();
  const visible = new Set<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) visible.add(target);
      else visible.delete(target);
    }
    if (entries.some(({ isIntersecting }) => isIntersecting)) onSeen();
  });
  return {
    look() {
      for (const link of document.querySelectorAll('a[href^="/"]')) {
        if (known.has(link)) continue;
        known.add(link);
        observer.observe(link);
      }
    },
    targets: () =>
      [...visible]
        .filter((link) => link.isConnected)
        .map((link) => ({ target: linkTarget(link), distance: distanceFromMiddle(link) }))
        .sort((one, other) => one.distance - other.distance)
        .flatMap(({ target }) => target ?? []),
  };
}

function distanceFromMiddle(link: Element): number {
  const { top, bottom } = link.getBoundingClientRect();
  return Math.abs(top + bottom - window.innerHeight);
}
