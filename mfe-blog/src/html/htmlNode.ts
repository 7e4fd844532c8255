/** An element or a text of an HTML tree. Names are in lower case. */
export type HtmlNode = string | HtmlElement;
export type HtmlElement = { name: string; attributes: ReadonlyMap<string, string>; children: HtmlNode[] };

/**
 * Deeper nodes are left out, so that rendering ends for any body. Chromium flattens trees deeper than 512 levels and the
 * server's parser does not, so the limit is lower.
 */
export const MAX_DEPTH = 100;

/**
 * The maximum number of elements from an HTML text. A text with more is not shown. By the standard, every paragraph repeats
 * the formatting that was left open before it, so 13 kB can become a million elements.
 */
export const maxElements = (html: string): number => html.length + 10;
