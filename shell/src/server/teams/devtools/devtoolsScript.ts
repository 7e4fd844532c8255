import { escapeHtml } from '../../../shared/composition/page/escape';
import type { NamedScript } from '../../pages/document/startScript';

const HEAD_END = Buffer.from('</head>');

/**
 * A document with the overlay's script at the end of its head. There it runs before the page's own scripts are requested.
 * The script gets the shell's version.
 */
export function withDevtoolsScript(html: Buffer, { address, integrity }: NamedScript, shellVersion: string): Buffer {
  const at = html.indexOf(HEAD_END);
  if (at < 0) return html;
  const attributes = Object.entries({ src: address, integrity, 'data-shell': shellVersion });
  const element = `<script ${attributes.map(([name, value]) => `${name}="${escapeHtml(value)}"`).join(' ')}></script>`;
  return Buffer.concat([html.subarray(0, at), Buffer.from(element), html.subarray(at)]);
}
