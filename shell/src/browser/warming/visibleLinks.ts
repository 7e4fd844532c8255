/**
 * Calls back once with each link that a visitor can see or is likely to use: those on screen, and all of header and
 * footer. `look` finds the links that were added since the last call.
 */
export function visibleLinks(seen: (link: HTMLAnchorElement) => void): { look(): void } {
  const known = new WeakSet<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      seen(target as HTMLAnchorElement);
    }
  });
  return {
    look() {
      const around: HTMLAnchorElement[] = [];
      for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) {
        if (known.has(link)) continue;
        known.add(link);
        if (link.closest('main')) observer.observe(link);
        else around.push(link);
      }
      for (const link of around) seen(link);
    },
  };
}
