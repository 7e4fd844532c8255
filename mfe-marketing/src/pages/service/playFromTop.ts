/** 'Ver Vídeo': back to the top of the page, where the hero's video plays (docs/product/site.md#video-6). */
export function playFromTop(hero: HTMLElement | null) {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
  const video = hero?.querySelector('video');
  // A browser may refuse to play: the poster and the hero's own button are in view then.
  video?.play().catch(() => {});
}
