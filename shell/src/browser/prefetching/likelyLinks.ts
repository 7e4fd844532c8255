/** The page that the router opens for a link; undefined for other sites, new tabs and fragments. */
export function linkTarget(element: Element | null): URL | undefined {
  if (!(element instanceof HTMLAnchorElement) || element.target || element.hasAttribute('download')) return undefined;
  if (element.origin !== window.location.origin) return undefined;
  const { pathname, search } = window.location;
  return element.pathname === pathname && element.search === search ? undefined : new URL(element.href);
}

/** The target of a link on the screen, and whether the link is in `main`. */
export type LikelyPage = { target: URL; isContent: boolean };

/**
 * Tracks the links on the screen. `look` finds links that were added since its last call. `pages` returns the targets, those
 * nearest to the middle of the screen first. `onSeen` is called when a link comes onto the screen.
 */
export function likelyLinks(onSeen: () => void): { look(): void; pages(): LikelyPage[] } {
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
    pages: () =>
      [...visible]
        .filter((link) => link.isConnected)
        .map((link) => ({ link, distance: distanceFromMiddle(link) }))
        .sort((one, other) => one.distance - other.distance)
        .flatMap(({ link }) => {
          const target = linkTarget(link);
          return target ? { target, isContent: link.closest('main') !== null } : [];
        }),
  };
}

/** In half pixels. The link to the home page comes last: it is on every page, but visitors seldom follow it. */
function distanceFromMiddle(link: Element): number {
  if (link.getAttribute('href') === '/') return Number.MAX_SAFE_INTEGER;
  const { top, bottom } = link.getBoundingClientRect();
  return Math.abs(top + bottom - window.innerHeight);
}
