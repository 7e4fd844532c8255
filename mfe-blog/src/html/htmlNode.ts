/** An element or a text of an HTML tree. Names are in lower case. */
export type HtmlNode = string | HtmlElement;
export type HtmlElement = { name: string; attributes: ReadonlyMap<string, string>; children: HtmlNode[] };

/**
 * Deeper nodes are left out, so that rendering ends whatever a body holds. It stays below the depth at which browsers
 * begin to flatten a tree (512 in Chromium), because the server's parser never does.
 */
export const MAX_DEPTH = 100;

/**
 * Elements that an HTML text may become. A text of more is not shown: by the standard every paragraph repeats the
 * formatting that was left open before it, so that 13 kB can become a million elements.
 */
export const maxElements = (html: string): number => html.length + 10;
