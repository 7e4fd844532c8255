/** The prefix of all class names, in Emotion's caches in server and browser. */
export const STYLE_KEY = 'css';

/**
 * The attribute of the server's style elements that names their styles. It is not Emotion's own: a cache in the browser
 * would move such elements to the end of the head, and every move makes the browser compute all styles anew.
 */
export const STYLES_MARK = 'data-styles';
