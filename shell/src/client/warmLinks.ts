import type { LoadableRemotes } from '../remotes/createPageRemotes';

/**
 * Starts to load the remote behind a link when a visitor is about to follow it: pointer over it, focus on it, a finger
 * on it. What fails here is tried again, and told, by the navigation itself.
 */
export function warmLinks(remotes: LoadableRemotes): void {
  const warm = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin || link.target) return;
    const remote = remotes.forPath(link.pathname);
    if (remote?.status === 'available' && !remotes.isLoaded(remote.name)) remotes.load(remote).catch(() => {});
  };
  for (const event of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(event, warm, { passive: true });
  }
}
