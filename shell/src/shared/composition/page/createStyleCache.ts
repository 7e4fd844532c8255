import createCache, { type EmotionCache } from '@emotion/cache';

/** The prefix of all class names, in Emotion's caches in server and browser. */
export const STYLE_KEY = 'css';

/**
 * The attribute of the server's style element. It is not Emotion's own: Emotion's caches in the browser would move such an
 * element, and the browser would compute all styles again. Emotion's attribute also lists the style names, up to half a
 * kilobyte a page. The rules name them already.
 */
export const STYLES_MARK = 'data-styles';

/** All caches share one array: in the server, Emotion's cache of compiled rules is keyed by it. */
const NO_PLUGINS: never[] = [];

/**
 * An empty style cache, the same in server and browser. Without plugins Emotion writes no vendor prefixes, which were a
 * fifth of a page's styles. The pages need logical properties (Baseline since 2021), and such browsers need no prefixes.
 * A style that does need one writes it itself (`WebkitLineClamp`).
 */
export const createStyleCache = (): EmotionCache => createCache({ key: STYLE_KEY, stylisPlugins: NO_PLUGINS });
