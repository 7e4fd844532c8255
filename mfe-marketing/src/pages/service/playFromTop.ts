/** 'Ver Vídeo': back to the top of the page, where the hero's video plays (readings). */
export function playFromTop(hero: HTMLElement | null) {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
  const video = hero?.querySelector('video');
  // A browser that refuses to play leaves the poster and the hero's own control, which is where the visitor now is.
  video?.play().catch(() => {});
}
