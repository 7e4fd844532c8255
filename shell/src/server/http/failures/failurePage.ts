import { baseStyles, color, space, text } from '@tramuntana/ui';
import { escapeHtml } from '../../../shared/composition/page/escape';
import { inlineHash } from '../../pages/document/inlineHash';
import { failureSentence } from './failureSentences';

const STYLES = [
  baseStyles,
  `main{max-width:34rem;margin:0 auto;padding:${space.section} ${space.gutter}}`,
  `h1{margin:0 0 ${space.m};font-size:${text.h1.fontSize};line-height:${text.h1.lineHeight}}`,
  `p{margin:0 0 ${space.l}}.code{color:${color.muted}}`,
].join('');

/** Allows the page's style element. */
export const FAILURE_STYLES_HASH = inlineHash(STYLES);

/**
 * The document for a failure. It is self-contained, because it must not depend on a remote, a script or a font. Only the log
 * has the cause.
 */
export function failurePage(status: number, method?: string): string {
  const { title, text: sentence } = failureSentence(status, method);
  return [
    '<!doctype html><html lang="es"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(title)} | Tramuntana Drones</title><style>${STYLES}</style></head>`,
    `<body><main><p class="code">Tramuntana Drones · ${status}</p><h1>${escapeHtml(title)}</h1>`,
    `<p>${escapeHtml(sentence)}</p><p><a href="/">Volver al inicio</a></p></main></body></html>`,
  ].join('');
}
