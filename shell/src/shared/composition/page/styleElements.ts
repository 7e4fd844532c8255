/** The prefix of all class names, in Emotion's caches in server and browser. */
export const STYLE_KEY = 'css';

/**
 * The attribute of the server's style element. It is not Emotion's own: Emotion's caches in the browser would move such an
 * element, and the browser would compute all styles again. Emotion's attribute also lists the style names, up to half a
 * kilobyte a page. The rules name them already.
 */
export const STYLES_MARK = 'data-styles';
