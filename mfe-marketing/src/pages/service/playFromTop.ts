/** 'Ver Vídeo' scrolls to the top of the page and plays the hero's video there (docs/product/site.md#video-6). */
export function playFromTop(hero: HTMLElement | null) {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
  const video = hero?.querySelector('video');
  // A browser may refuse to play. The poster and the hero's own button are then in view.
  video?.play().catch(() => {});
}
