/** The prefix of all class names, in Emotion's caches in server and browser. */
export const STYLE_KEY = 'css';

/**
 * The attribute of the server's style elements that names their styles. It is not Emotion's own, because Emotion's caches
 * in the browser would move such elements. Every move makes the browser compute all styles again.
 */
export const STYLES_MARK = 'data-styles';
