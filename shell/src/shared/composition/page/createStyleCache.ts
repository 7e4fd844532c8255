import createCache, { type EmotionCache } from '@emotion/cache';
import { STYLE_KEY } from './styleElements';

/** One array for all caches: Emotion keeps the rules that it has compiled in the server by it, for the next page. */
const NO_PLUGINS: never[] = [];

/**
 * An empty cache of styles, the same in server and browser. Without plugins Emotion writes no vendor prefixes: browsers
 * that know logical properties, which all pages are laid out with (Baseline since 2021), need none of them, and they were
 * a fifth of a page's styles. What needs one names it itself (`WebkitLineClamp`).
 */
export const createStyleCache = (): EmotionCache => createCache({ key: STYLE_KEY, stylisPlugins: NO_PLUGINS });
