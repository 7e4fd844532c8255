import { PINS_BAR } from '../../shared/composition/devtools';
import { escapeHtml } from '../../shared/composition/page/escape';
import type { PinnedSet } from '../visitors/Pins';

/** The page where the teams enter their token and remove pins. */
export const TEAMS_PATH = '/equipos';

const END = Buffer.from('</body></html>');

const BAR = [
  'position:fixed;inset-inline:0;inset-block-end:0;z-index:100;display:flex;flex-wrap:wrap;align-items:center;gap:.5rem 1rem',
  'padding:.5rem 1rem;background:#5b2a86;color:#fff;font:1rem/1.4 system-ui,sans-serif',
].join(';');
const BUTTON =
  'padding:.25rem .75rem;border:1px solid #fff;border-radius:.25rem;background:none;color:#fff;font:inherit';

/**
 * A document with a bar that names the browser's pins and has a button to remove them. The button leads back to `address`.
 * The bar is outside of React's tree, so that no pinned release can hide it.
 */
export function withPinsBar(html: Buffer, { pins, who }: Pick<PinnedSet, 'pins' | 'who'>, address: string): Buffer {
  const named = pins.map(({ remote, version, problem }) => {
    const text = problem ? `${remote} ${version} no se puede usar: se ve la publicada` : `${remote} ${version}`;
    return `<li>${escapeHtml(text)}</li>`;
  });
  return withBar(html, PINS_BAR, [
    `<strong>${PINS_BAR} en este navegador${who === undefined ? '' : ` (${escapeHtml(who)})`}:</strong>`,
    `<ul style="display:contents;list-style:none">${named.join('')}</ul>`,
    `<form method="post" action="${TEAMS_PATH}"><input type="hidden" name="volver" value="${escapeHtml(address)}">`,
    `<button name="quitar" value="todas" style="${BUTTON}">Quitar</button></form>`,
  ]);
}

/**
 * A document with a bar that names the versions which need the token. Its link leads over the token's page back to
 * `address`.
 */
export function withTokenBar(html: Buffer, withheld: readonly string[], address: string): Buffer {
  const token = `${TEAMS_PATH}?${new URLSearchParams({ volver: address })}`;
  return withBar(html, 'Falta el token', [
    `<span>Para ver ${escapeHtml(withheld.join(', '))} falta el token de los equipos.</span>`,
    `<a href="${escapeHtml(token)}" style="color:inherit">Dar el token</a>`,
  ]);
}

function withBar(html: Buffer, name: string, content: readonly string[]): Buffer {
  if (!html.subarray(-END.length).equals(END)) return html;
  const bar = `<aside aria-label="${name}" style="${BAR}">${content.join('')}</aside>`;
  return Buffer.concat([html.subarray(0, -END.length), Buffer.from(bar), END]);
}
