import { baseStyles } from 'shared-ui';
import type { EncodedPage } from '../../render-worker/protocol';
import { escapeJson } from '../../shared/composition/page/escape';
import { REGISTRY_ELEMENT, ROOT_ELEMENT } from '../../shared/composition/page/pageState';
import { SUBSTITUTE_MARK } from '../../shared/composition/reports/clientErrors';
import { documentAssets } from './documentAssets';
import { inlineHash } from './inlineHash';
import { EARLY_STYLE_SCRIPT } from './scripts/earlyStyleScript';
import { FIRST_PAINT_SCRIPT } from './scripts/firstPaintScript';
import { PICTURE_ORDER_STYLES } from './scripts/pictureOrder';
import { type NamedScript, startScript } from './scripts/startScript';

type Page = Pick<EncodedPage, 'head' | 'styles' | 'body'> & {
  /** True for a page that the server could not render, whose failure it has counted. */
  isSubstitute: boolean;
};

const { fontFaces, fontPreloads, favicon, icon192 } = documentAssets;

const STATIC_HEAD = [
  '<meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width, initial-scale=1">',
].join('');

/** Dialogs, hints and the teams' bars, which stand beside the page. */
const NOT_PRINTED = `@media print{body>:not(#${ROOT_ELEMENT}){display:none!important}}`;

const STYLES = fontFaces + baseStyles + PICTURE_ORDER_STYLES + NOT_PRINTED;

/** Allows the style element that stands in every document. */
export const STYLES_HASH = inlineHash(STYLES);

const EARLY = [
  `<script>${FIRST_PAINT_SCRIPT}</script>`,
  // The `Link` header names them, too. The elements are for files and fronts without it.
  ...fontPreloads.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`),
  `<style>${STYLES}</style>`,
  `<link rel="icon" type="image/svg+xml" href="${favicon}">`,
  `<link rel="apple-touch-icon" href="${icon192}">`,
  '<link rel="manifest" href="/site.webmanifest">',
].join('');

/**
 * The `Link` header of every document (RFC 8288). It names the fonts, which stand above the fold of every page: a browser
 * asks for what the header names before it has read the document, and a front can send it ahead (103, RFC 8297).
 */
export const DOCUMENT_LINKS = fontPreloads
  .map((href) => `<${href}>; rel=preload; as=font; type="font/woff2"; crossorigin`)
  .join(', ');

/**
 * The whole document, in UTF-8, as three parts to be joined. It is the same for every visitor of a version set: no header
 * or nonce changes it. `scripts` are the shell's own, in order; `preloads` are those that they will load. None runs
 * before the page's picture and fonts have loaded (docs/decisions/0014). `registry` is the page's PageRegistry as JSON.
 */
export function writeDocument(
  { head, styles, body, isSubstitute }: Page,
  scripts: readonly NamedScript[],
  preloads: readonly NamedScript[],
  registry: string,
): Uint8Array[] {
  const before = [
    `<!doctype html><html lang="es" class="light"${isSubstitute ? ` data-${SUBSTITUTE_MARK}` : ''}><head>`,
    STATIC_HEAD,
    head,
    EARLY,
    styles,
    startScript(scripts, preloads),
    '</head>',
  ].join('');
  const after = [
    `<script>${EARLY_STYLE_SCRIPT}</script>`,
    `<script type="application/json" id="${REGISTRY_ELEMENT}">${escapeJson(registry)}</script>`,
    '</body></html>',
  ].join('');
  return [Buffer.from(before), body, Buffer.from(after)];
}

/** What allows the style elements of a page, which differ from page to page. */
export const styleHashes = (styles: string): string[] =>
  [...styles.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => inlineHash(text));
