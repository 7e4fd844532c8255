import { baseStyles, color, radius, space, systemTheme, text } from '@tramuntana/ui';
import { escapeHtml } from '../../shared/composition/page/escape';
import { inlineHash } from '../pages/document/inlineHash';
import type { Pin } from '../visitors/Pins';
import { TEAMS_PATH } from './pinsBar';
import { historySection, remotesSection, unpromotedSection } from './status/statusSections';
import type { TeamsStatus } from './status/teamsStatus';

const STYLES = [
  baseStyles,
  systemTheme,
  `main{max-width:60rem;margin:0 auto;padding:${space.xl} ${space.gutter} ${space.section}}`,
  `h1{margin:0 0 ${space.m};font-size:${text.h1.fontSize};line-height:${text.h1.lineHeight}}`,
  `h2{margin:${space.xl} 0 ${space.m};font-size:${text.h2.fontSize};line-height:${text.h2.lineHeight}}`,
  `h3{margin:0 0 ${space.s};font-size:${text.h3.fontSize}}h4{margin:${space.m} 0 ${space.xs};font-size:1rem}`,
  `p{margin:0 0 ${space.m}}.muted{color:${color.muted};font-weight:400}code{overflow-wrap:anywhere}`,
  `form{display:flex;flex-wrap:wrap;gap:${space.s};align-items:end}label{display:grid}`,
  `.session{align-items:center;margin:0 0 ${space.m}}.session span{overflow-wrap:anywhere}`,
  `input,button{padding:${space.xs} ${space.s};border:1px solid ${color.control};border-radius:${radius.s}}`,
  `input,button{background:${color.surface};font:inherit;min-height:2.75rem}[role=alert]{color:${color.danger}}`,
  `.card{margin:0 0 ${space.m};padding:${space.m};border:1px solid ${color.line};border-radius:${radius.m};`,
  `background:${color.surface}}.card>p{margin:0 0 ${space.s}}`,
  `.facts{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(13rem,100%),1fr));gap:${space.s} ${space.m};margin:0}`,
  `dt{color:${color.muted};font-size:.875rem}dd{margin:0}`,
  `.vitals,.history{margin:0;padding:0;list-style:none}.vitals{display:grid;gap:${space.s}}`,
  `.vitals li{display:flex;flex-wrap:wrap;gap:${space.xs} ${space.m};align-items:center}.vitals strong{width:3.5rem}.wide{grid-column:1/-1}`,
  `.history li{padding:${space.s} 0;border-top:1px solid ${color.line}}.history p{margin:0;color:${color.muted}}`,
  `.track{fill:${color.line}}.limit{stroke:${color.ink};stroke-width:1}`,
  `.good{fill:${color.sea}}.middling{fill:${color.accent}}.poor{fill:${color.danger}}`,
].join('');

/** Allows the pages' style element. */
export const TEAMS_STYLES_HASH = inlineHash(STYLES);

/**
 * The page with the token's form; `wasWrong` after a wrong token. `next` is the address to return to, which needs the token.
 */
export const tokenPage = (wasWrong: boolean, next?: string): string =>
  page([
    wasWrong ? '<p role="alert">El token no es correcto.</p>' : '',
    `<form method="post" action="${TEAMS_PATH}">`,
    next === undefined ? '' : `<input type="hidden" name="volver" value="${escapeHtml(next)}">`,
    '<label for="token">Token de los equipos',
    '<input id="token" name="token" type="password" autocomplete="current-password" required></label>',
    '<button>Entrar</button></form>',
  ]);

/**
 * The status of the site, this browser's pins, and how to pin a version. `who` signed in; undefined for the token of the teams.
 */
export function teamsPage(status: TeamsStatus, pins: readonly Pin[], who?: string): string {
  const pinned = pins.map(
    ({ remote, version }) =>
      `<li><form method="post" action="${TEAMS_PATH}"><code>${escapeHtml(`${remote} ${version}`)}</code>` +
      `<button name="quitar" value="${escapeHtml(remote)}" aria-label="Quitar ${escapeHtml(remote)}">Quitar</button></form></li>`,
  );
  const signedIn = who === undefined ? 'con el token de los equipos' : `como <strong>${escapeHtml(who)}</strong>`;
  return page([
    `<form class="session" method="post" action="${TEAMS_PATH}"><span>Has entrado ${signedIn}.</span>`,
    '<button name="salir" value="si">Salir</button></form>',
    '<p>Para ver una versión publicada en este navegador, hasta que lo cierres, añade a cualquier dirección su remoto y la ',
    'versión: <code>/blog?mfe-blog=1.0.0-3f9c2a7b10</code>. Nadie más la ve.</p>',
    '<p>Para ver de qué remoto y versión es cada parte de las páginas, con sus cargas y errores, añade <code>?devtools</code>; ',
    'con <code>?devtools=off</code> se apaga. <a href="/?devtools">Encender en la página de inicio</a></p>',
    '<h2>Versiones fijadas en este navegador</h2>',
    pinned.length > 0 ? `<ul>${pinned.join('')}</ul>` : '<p>Ninguna.</p>',
    unpromotedSection(status),
    remotesSection(status),
    historySection(status),
  ]);
}

const page = (content: readonly string[]): string =>
  [
    '<!doctype html><html lang="es"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>Equipos | Tramuntana Drones</title><style>${STYLES}</style></head>`,
    `<body><main><h1>Equipos</h1>${content.join('')}</main></body></html>`,
  ].join('');
