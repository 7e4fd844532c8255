import type { EmotionCache } from '@emotion/cache';
import { createStyleCache, STYLE_KEY, STYLES_MARK } from '../../shared/composition/page/createStyleCache';

/** An empty cache that collects the styles of one page, or of a part of it. */
export function createPageStyles(): EmotionCache {
  const styles = createStyleCache();
  // With `compat`, Emotion keeps the rules in the cache. Otherwise it writes a style element beside each element.
  styles.compat = true;
  return styles;
}

/**
 * The style elements of a page: one for each global rule, then one for all classes. The cache must belong to this page
 * alone, because all of it is written. @emotion/server supports shared caches, but searches the whole HTML for class names.
 * That search took a twentieth of a page's CPU.
 */
export function writeStyles({ inserted, registered }: Pick<EmotionCache, 'inserted' | 'registered'>): string {
  let rules = '';
  let globals = '';
  for (const [id, css] of Object.entries(inserted)) {
    // In the browser, the cache holds `true` for styles that are in the document already.
    if (typeof css !== 'string') continue;
    if (registered[`${STYLE_KEY}-${id}`] !== undefined) rules += css;
    // In the browser, Emotion's `Global` takes over elements with this attribute.
    else globals += `<style data-emotion="${STYLE_KEY}-global ${id}">${css}</style>`;
  }
  // The attribute is not Emotion's own: the browser's Emotion would move such an element (createStyleCache.ts).
  return `${globals}<style ${STYLES_MARK}>${rules}</style>`;
}
