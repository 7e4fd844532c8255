import { baseStyles } from 'shared-ui';
import { HEAD_MARK, type HeadTag } from '../../composition/head';
import { ROOT_ELEMENT, STATE_ELEMENT } from '../../composition/pageState';
import type { RenderedPage } from '../../render/protocol';
import { documentAssets } from './documentAssets';
import { escapeHtml, escapeJson } from './escape';
import { THEME_SCRIPT } from './themeScript';

type Page = Pick<RenderedPage, 'head' | 'html' | 'styles' | 'state'>;

const { fontFaces, fontPreloads, favicon, icon192 } = documentAssets;

const STATIC_HEAD = [
  '<meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width, initial-scale=1">',
].join('');

const EARLY = [
  `<script>${THEME_SCRIPT}</script>`,
  ...fontPreloads.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`),
  `<style>${fontFaces}${baseStyles}</style>`,
  `<link rel="icon" type="image/svg+xml" href="${favicon}">`,
  `<link rel="apple-touch-icon" href="${icon192}">`,
  '<link rel="manifest" href="/site.webmanifest">',
].join('');

/**
 * The whole document, in UTF-8. Every visitor gets the same: no cookie, header or nonce takes part. `scripts` are the
 * shell's own, in order; `preloads` those that they will ask for, fetched at once, so that no script waits to be
 * discovered by another.
 */
export function writeDocument(
  { head, html, styles, state }: Page,
  scripts: readonly string[],
  preloads: readonly string[],
): Buffer {
  const before = [
    '<!doctype html><html lang="es" class="light"><head>',
    STATIC_HEAD,
    head.map(writeTag).join(''),
    EARLY,
    styles,
    preloads.map((src) => `<link rel="preload" as="script" href="${escapeHtml(src)}">`).join(''),
    scripts.map((src) => `<script defer src="${escapeHtml(src)}"></script>`).join(''),
    `</head><body><div id="${ROOT_ELEMENT}">`,
  ].join('');
  const after = `</div><script type="application/json" id="${STATE_ELEMENT}">${escapeJson(state)}</script></body></html>`;
  return Buffer.concat([Buffer.from(before), html, Buffer.from(after)]);
}

function writeTag({ tag, attributes, text }: HeadTag): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  const open = `<${tag}${written.join('')} ${HEAD_MARK}>`;
  if (text === undefined) return open;
  return `${open}${tag === 'script' ? escapeJson(text) : escapeHtml(text)}</${tag}>`;
}
