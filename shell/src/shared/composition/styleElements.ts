/** Prefix of all class names, as Emotion's caches in the server and in the browser have it. */
export const STYLE_KEY = 'css';

/**
 * Names, on a style element of the server, the styles in it. Not Emotion's own attribute: each cache in the browser would
 * move such an element to the end of the head, and every move makes the browser compute all styles anew.
 */
export const STYLES_MARK = 'data-styles';
