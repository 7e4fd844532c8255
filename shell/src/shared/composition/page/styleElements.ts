/** The prefix of all class names, in Emotion's caches in server and browser. */
export const STYLE_KEY = 'css';

/**
 * The attribute of the server's style element. It is not Emotion's own, because Emotion's caches in the browser would move
 * such elements. Every move makes the browser compute all styles again. Nor does it name the styles, as Emotion's does:
 * their rules do, and the names are up to half a kilobyte of a page.
 */
export const STYLES_MARK = 'data-styles';
