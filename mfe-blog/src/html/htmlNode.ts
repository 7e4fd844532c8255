/** An element or a text of an HTML tree. Names are in lower case. */
export type HtmlNode = string | HtmlElement;
export type HtmlElement = { name: string; attributes: ReadonlyMap<string, string>; children: HtmlNode[] };

/**
 * Deeper nodes are left out, so that rendering ends whatever a body holds. Chromium flattens trees deeper than 512 levels
 * and the server's parser does not, so the limit is lower.
 */
export const MAX_DEPTH = 100;

/**
 * Elements that an HTML text may become; a text of more is not shown. By the standard every paragraph repeats the
 * formatting that was left open before it. So 13 kB can become a million elements.
 */
export const maxElements = (html: string): number => html.length + 10;
