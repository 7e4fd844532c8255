import type { ChannelChange } from '@tramuntana/contracts';
import { formatNumber, formatRounded } from '@tramuntana/ui';
import { escapeHtml } from '../../../shared/composition/page/escape';
import type { RemoteStatus, TeamsStatus, ToldFigures } from './teamsStatus';
import { vitalsList } from './vitalsList';

const code = (text: string) => `<code>${escapeHtml(text)}</code>`;
const time = new Intl.DateTimeFormat('es', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Madrid' });

/** The remotes of the site, each with its releases and their figures. */
export const remotesSection = ({ remotes }: TeamsStatus): string =>
  `<section><h2>Remotos</h2>${remotes.length > 0 ? remotes.map(remoteCard).join('') : '<p>Todavía no hay ninguno.</p>'}</section>`;

/** Published versions that visitors never got, each with a link that pins it. */
export function unpromotedSection({ unpromoted }: TeamsStatus): string {
  const rows = unpromoted.map(({ remote, version, publishedAt, path }) => {
    const date = `<time datetime="${escapeHtml(publishedAt)}">${time.format(new Date(publishedAt))}</time>`;
    const address = `${path}?${new URLSearchParams({ [remote]: version })}`;
    return `<li>${date} <a href="${escapeHtml(address)}">${code(`${remote} ${version}`)}</a></li>`;
  });
  const list = rows.length > 0 ? `<ul class="history">${rows.join('')}</ul>` : '<p>Ninguna.</p>';
  return `<section><h2>Versiones publicadas que nadie ve todavía</h2>${list}</section>`;
}

/** The changes of the store, the latest first. */
export function historySection({ changes }: TeamsStatus): string {
  const rows = changes.map((change) => {
    const { at, remote, who, reason } = change;
    const date = `<time datetime="${escapeHtml(at)}">${time.format(new Date(at))}</time>`;
    const because = [who, reason].filter((text) => text !== undefined).map((text) => escapeHtml(text));
    return `<li>${date} ${code(remote)} ${deed(change)}${because.length > 0 ? `<p>${because.join(': ')}</p>` : ''}</li>`;
  });
  const list = rows.length > 0 ? `<ol class="history">${rows.join('')}</ol>` : '<p>Todavía no hay cambios.</p>';
  return `<section><h2>Historial</h2>${list}</section>`;
}

function remoteCard({ name, version, wanted, status, problem, canary, lastGood, figures }: RemoteStatus): string {
  const facts: [string, string][] = [
    ['Estado', status === 'available' ? 'disponible' : 'no disponible'],
    ['En uso', code(version)],
    ['Pedida', code(wanted)],
    ['Última buena', lastGood === undefined ? 'no hay otra' : code(lastGood)],
  ];
  if (problem !== undefined) facts.push(['Problema', escapeHtml(problem)]);
  if (canary) {
    const { counts, problem: wrong } = canary;
    const count = (arm: 'live' | 'canary') =>
      `${formatNumber(counts?.errors[arm] ?? 0)} de ${formatNumber(counts?.views[arm] ?? 0)}`;
    const failed = counts && `fallan ${count('canary')} visitas, y ${count('live')} de la pública`;
    const told = [
      `${code(canary.version)} al ${formatRounded(canary.percent, 1)} %`,
      failed,
      wrong && escapeHtml(wrong),
    ];
    facts.push(['Canary', told.filter(Boolean).join('; ')]);
  }
  const isWide = (term: string) => term === 'Problema' || term === 'Canary';
  const list = facts
    .map(([term, fact]) => `<div${isWide(term) ? ' class="wide"' : ''}><dt>${term}</dt><dd>${fact}</dd></div>`)
    .join('');
  const role = (release: ToldFigures) =>
    release.version === version ? 'pública' : release.version === canary?.version ? 'canary' : 'anterior';
  const releases = figures.map((release) => releaseFigures(release, role(release)));
  return [
    `<article class="card"><h3>${code(`${name} ${version}`)}</h3><dl class="facts">${list}</dl>`,
    releases.join('') || '<p class="muted">Sin visitas contadas.</p>',
    '</article>',
  ].join('');
}

function releaseFigures({ version, views, errors, fallbacks, lastReason, vitals }: ToldFigures, role: string): string {
  const rate = views > 0 ? ` (${formatRounded(((errors.server + errors.browser) / views) * 100, 1)} %)` : '';
  return [
    `<h4>${code(version)} <span class="muted">${role}</span></h4>`,
    `<p>${formatNumber(views)} ${views === 1 ? 'visita' : 'visitas'}; errores: ${formatNumber(errors.server)} del servidor, ${formatNumber(errors.browser)} del navegador${rate}</p>`,
    fallbacksOf(fallbacks, lastReason),
    vitalsList(vitals),
  ].join('');
}

const FALLBACKS = { 'last-good': 'la última buena', placeholder: 'en el navegador', card: 'la tarjeta' };

/** What visitors got in place of pages that the server could not render; nothing where they got none. */
function fallbacksOf(fallbacks: ToldFigures['fallbacks'], lastReason: string | undefined): string {
  const told = Object.entries(FALLBACKS).flatMap(([kind, name]) => {
    const count = fallbacks[kind as keyof typeof FALLBACKS];
    return count > 0 ? [`${name} ${formatNumber(count)}`] : [];
  });
  if (told.length === 0) return '';
  return `<p>En lugar de la página: ${told.join(', ')}${lastReason ? `; la última vez: ${code(lastReason)}` : ''}</p>`;
}

/** A change in words. */
function deed({ action, from, to, canary, by }: ChannelChange): string {
  if (canary && canary.percent > 0) return `canary ${code(canary.version)} al ${formatRounded(canary.percent, 1)} %`;
  if (canary) return `fin del canary ${code(canary.version)}`;
  if (action === 'retire') return 'retirado de la web';
  const verb = action === 'promote' ? 'publicada' : 'vuelta atrás';
  return `${verb}: ${from === null ? '' : `${code(from)} → `}${code(to)}${by === 'start' ? ' (al arrancar)' : ''}`;
}
