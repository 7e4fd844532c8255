import type { EmotionCache } from '@emotion/cache';
import { createStyleCache } from '../shared/composition/page/createStyleCache';
import { STYLES_MARK } from '../shared/composition/page/styleElements';

/** A style cache that knows the styles in the server's style elements, and does not move these elements. */
export function takeOverStyles(): EmotionCache {
  const cache = createStyleCache();
  for (const element of document.querySelectorAll(`style[${STYLES_MARK}]`)) {
    for (const name of (element.getAttribute(STYLES_MARK) ?? '').split(' ')) cache.inserted[name] = true;
  }
  return cache;
}
