import type { EmotionCache } from '@emotion/cache';
import { createStyleCache, STYLE_KEY, STYLES_MARK } from '../../shared/composition/page/createStyleCache';

const NAMES = new RegExp(`\\.${STYLE_KEY}-([\\w-]+)`, 'g');

/** Creates a style cache that knows the styles in the server's style elements, and does not move these elements. */
export function takeOverStyles(): EmotionCache {
  const cache = createStyleCache();
  for (const element of document.querySelectorAll(`style[${STYLES_MARK}]`)) {
    for (const [, name = ''] of element.textContent.matchAll(NAMES)) cache.inserted[name] = true;
  }
  return cache;
}
