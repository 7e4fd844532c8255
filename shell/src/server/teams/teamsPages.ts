import { baseStyles, color, space, text } from 'shared-ui';
import { escapeHtml } from '../../shared/composition/escape';
import { inlineHash } from '../document/inlineHash';
import type { Snapshot } from '../registry/Snapshot';
import type { Pin } from './Pins';
import { TEAMS_PATH } from './pinsBar';

const STYLES = [
  baseStyles,
  `main{max-width:44rem;margin:0 auto;padding:${space.section} ${space.gutter}}`,
  `h1{margin:0 0 ${space.m};font-size:${text.h1.fontSize};line-height:${text.h1.lineHeight}}`,
  `h2{margin:${space.l} 0 ${space.s};font-size:${text.h2.fontSize}}p{margin:0 0 ${space.m}}`,
  `form{display:flex;flex-wrap:wrap;gap:${space.s};align-items:end}label{display:grid}`,
  `input,button{padding:${space.xs} ${space.s};font:inherit}[role=alert]{color:${color.danger}}`,
].join('');

/** Allows the pages' style element. */
export const TEAMS_STYLES_HASH = inlineHash(STYLES);

/** Asks for the token; `wasWrong` after a wrong one. */
export const tokenPage = (wasWrong: boolean): string =>
  page([
    wasWrong ? '<p role="alert">El token no es correcto.</p>' : '',
    `<form method="post" action="${TEAMS_PATH}"><label for="token">Token de los equipos`,
    '<input id="token" name="token" type="password" autocomplete="current-password" required></label>',
    '<button>Entrar</button></form>',
  ]);

/** What is live, what this browser has pinned, and how a version is pinned. */
export function teamsPage({ remotes }: Snapshot, pins: readonly Pin[]): string {
  const pinned = pins.map(
    ({ remote, version }) =>
      `<li><form method="post" action="${TEAMS_PATH}"><code>${escapeHtml(`${remote} ${version}`)}</code>` +
      `<button name="quitar" value="${escapeHtml(remote)}" aria-label="Quitar ${escapeHtml(remote)}">Quitar</button></form></li>`,
  );
  const live = remotes.map(({ name, version }) => `<li><code>${escapeHtml(`${name} ${version}`)}</code></li>`);
  return page([
    '<p>Para ver una versión publicada en este navegador, hasta que lo cierres, añade a cualquier dirección su remoto y la ',
    'versión: <code>/blog?mfe-blog=1.0.0-3f9c2a7b10</code>. Nadie más la ve.</p>',
    '<h2>Versiones fijadas en este navegador</h2>',
    pinned.length > 0 ? `<ul>${pinned.join('')}</ul>` : '<p>Ninguna.</p>',
    `<h2>Versiones públicas</h2><ul>${live.join('')}</ul>`,
  ]);
}

const page = (content: readonly string[]): string =>
  [
    '<!doctype html><html lang="es"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>Equipos | Tramuntana Drones</title><style>${STYLES}</style></head>`,
    `<body><main><h1>Equipos</h1>${content.join('')}</main></body></html>`,
  ].join('');
