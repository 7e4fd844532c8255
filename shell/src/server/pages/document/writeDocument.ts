import { baseStyles } from '@tramuntana/ui';
import type { EncodedPage } from '../../../render-worker/protocol';
import { escapeJson } from '../../../shared/composition/page/escape';
import { REGISTRY_ELEMENT, ROOT_ELEMENT } from '../../../shared/composition/page/pageState';
import { PICTURE_ORDER_STYLES } from '../../../shared/composition/page/pictureOrder';
import { SUBSTITUTE_MARK } from '../../../shared/composition/reports/clientErrors';
import { documentAssets } from './documentAssets';
import { inlineHash } from './inlineHash';
import type { InlineScripts } from './shellBuild';
import { type NamedScript, startScript } from './startScript';

type Page = Pick<EncodedPage, 'head' | 'styles' | 'body'> & {
  /** True for a page that the server could not render. It has counted that failure already. */
  isSubstitute: boolean;
};

const { fontFaces, fontPreloads, favicon, icon192 } = documentAssets;

const STATIC_HEAD = [
  '<meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width, initial-scale=1">',
].join('');

/** Dialogs, hints and the teams' bars are outside of the page's element and are not printed. */
const NOT_PRINTED = `@media print{body>:not(#${ROOT_ELEMENT}){display:none!important}}`;

const STYLES = fontFaces + baseStyles + PICTURE_ORDER_STYLES + NOT_PRINTED;

/** Allows the style element of every document. */
export const STYLES_HASH = inlineHash(STYLES);

const EARLY = [
  ...fontPreloads.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`),
  `<style>${STYLES}</style>`,
  `<link rel="icon" type="image/svg+xml" href="${favicon}">`,
  `<link rel="apple-touch-icon" href="${icon192}">`,
  '<link rel="manifest" href="/site.webmanifest">',
].join('');

/**
 * The whole document, in UTF-8, as three parts to join. It is the same for every visitor of a version set: no header or
 * nonce changes it. `scripts` are the shell's own, in order; `preloads` are scripts that those will load. None runs before
 * the page's picture and fonts have loaded (docs/decisions/0014). `registry` is the PageRegistry as JSON.
 */
export function writeDocument(
  { head, styles, body, isSubstitute }: Page,
  scripts: readonly NamedScript[],
  preloads: readonly NamedScript[],
  registry: string,
  inline: InlineScripts,
): Uint8Array[] {
  const before = [
    `<!doctype html><html lang="es" class="light"${isSubstitute ? ` data-${SUBSTITUTE_MARK}` : ''}><head>`,
    STATIC_HEAD,
    head,
    `<script>${inline.firstPaint.text}</script>`,
    EARLY,
    styles,
    startScript(inline.start.text, scripts, preloads),
    '</head>',
  ].join('');
  const after = [
    `<script type="application/json" id="${REGISTRY_ELEMENT}">${escapeJson(registry)}</script>`,
    '</body></html>',
  ].join('');
  return [Buffer.from(before), body, Buffer.from(after)];
}

/** The sources that allow the style elements of a page, which differ from page to page. */
export const styleHashes = (styles: string): string[] =>
  [...styles.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => inlineHash(text));
