import type { EmotionCache } from '@emotion/cache';
import { createStyleCache } from '../../shared/composition/page/createStyleCache';
import { STYLE_KEY, STYLES_MARK } from '../../shared/composition/page/styleElements';

/** An empty cache that gathers what one page, or a part of it, is rendered with. */
export function createPageStyles(): EmotionCache {
  const styles = createStyleCache();
  // Emotion then keeps rules in the cache. Without it, it writes a style element beside each element.
  styles.compat = true;
  return styles;
}

/**
 * The style elements of a page: one for each global rule, then one for all classes. The cache must be the page's own: all
 * that it holds is written. @emotion/server searches the whole HTML for classes instead, for caches that several pages
 * share, which took a twentieth of a page's CPU.
 */
export function writeStyles({ inserted, registered }: Pick<EmotionCache, 'inserted' | 'registered'>): string {
  let rules = '';
  let globals = '';
  for (const [id, css] of Object.entries(inserted)) {
    // A browser's cache has `true` for what its document holds already.
    if (typeof css !== 'string') continue;
    if (registered[`${STYLE_KEY}-${id}`] !== undefined) rules += css;
    // Emotion's component for global styles takes such elements over.
    else globals += `<style data-emotion="${STYLE_KEY}-global ${id}">${css}</style>`;
  }
  // Under another name than Emotion's own, or the browser's Emotion would move it (styleElements.ts).
  return `${globals}<style ${STYLES_MARK}>${rules}</style>`;
}
