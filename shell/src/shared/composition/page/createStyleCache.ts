import createCache, { type EmotionCache } from '@emotion/cache';
import { STYLE_KEY } from './styleElements';

/** All caches share one array: in the server, Emotion's cache of compiled rules is keyed by it. */
const NO_PLUGINS: never[] = [];

/**
 * An empty style cache, the same in server and browser. Without plugins Emotion writes no vendor prefixes, which were a
 * fifth of a page's styles. The pages need logical properties (Baseline since 2021), and such browsers need no prefixes.
 * A style that does need one writes it itself (`WebkitLineClamp`).
 */
export const createStyleCache = (): EmotionCache => createCache({ key: STYLE_KEY, stylisPlugins: NO_PLUGINS });
