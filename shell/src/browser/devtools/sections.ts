import { SHELL } from '@tramuntana/contracts';
import { formatRounded } from '@tramuntana/ui';
import type { DevtoolsRelease } from '../../shared/composition/devtools';
import type { OutcomeKind } from '../../shared/composition/outcome';
import { element, table } from './element';
import type { LoadedFile } from './loadedFiles';
import { marksOf, ownerOf, type PageState, versionOf } from './PageState';

const kilobytes = (bytes: number) => `${formatRounded(bytes / 1000, 1)} kB`;
const milliseconds = (time: number) => `${formatRounded(time, 0)} ms`;

const OUTCOMES: Record<OutcomeKind, string> = {
  rendered: 'en el servidor',
  kept: 'en el servidor, guardada',
  stale: 'en el servidor, guardada; se está haciendo otra',
  'last-good': 'en el servidor, la última buena',
  placeholder: 'en el navegador: el servidor no pudo',
  card: 'no se pudo: se ve la tarjeta',
};

const SOURCES: Record<LoadedFile['source'], string> = { network: 'red', cache: 'caché', failed: 'falló' };

/** Lists remotes and shell: the version in this page, the live one, and how this page was made. */
export function remotesTable(state: PageState): HTMLElement {
  const { data } = state;
  const releases = data ? [...data.remotes, data.shell] : [];
  const rows = releases.map((release) => {
    const { name, live, canary, problem, contract } = release;
    const share = canary ? `canary ${canary.version} al ${formatRounded(canary.percent, 1)} %` : undefined;
    const remarks = [...marksOf(state, name), share, problem].filter((text) => text !== undefined);
    return [
      name,
      versionOf(state, name),
      live ?? 'ninguna',
      remarks.join('; ') || '–',
      origin(state, release),
      contract ?? '–',
    ];
  });
  const columns = ['Remoto', 'En esta página', 'Pública', 'Estado', 'Hecha', 'Contrato'];
  return table('Remotos', columns, rows);
}

function origin(state: PageState, { name }: DevtoolsRelease): string {
  const { outcome: made, documentPath, ran, shown } = state;
  if (name === SHELL && !made) return '–';
  if (name === SHELL && made)
    return OUTCOMES[made.kind === 'placeholder' || made.kind === 'card' ? 'rendered' : made.kind];
  if (ownerOf(state, documentPath) === name && made)
    return OUTCOMES[made.kind] + (made.reason ? ` (${made.reason})` : '');
  if (shown.has(name)) return 'en el navegador';
  // Pointing at a link loads its remote, even if the link is not followed.
  return ran.has(name) ? 'cargada, sin mostrar' : 'sin cargar';
}

/** Lists the page's scripts by owner, each with its size and duration. */
export function filesTable(state: PageState): HTMLElement {
  const owners = [...new Set(state.files.map(({ owner }) => owner))];
  const rows = owners.flatMap((owner) => {
    const files = state.files.filter((file) => file.owner === owner);
    return [
      [
        element('strong', {}, owner),
        files.length === 1 ? '1 archivo' : `${files.length} archivos`,
        kilobytes(sum(files)),
        milliseconds(span(files)),
        '',
      ],
      ...files.map(({ name, bytes, duration, source }) => [
        owner,
        name,
        kilobytes(bytes),
        milliseconds(duration),
        SOURCES[source],
      ]),
    ];
  });
  return table('Archivos', ['Remoto', 'Archivo', 'Tamaño', 'Duración', 'De'], rows);
}

const sum = (files: readonly LoadedFile[]) => files.reduce((total, { bytes }) => total + bytes, 0);
const span = (files: readonly LoadedFile[]) =>
  Math.max(...files.map(({ start, duration }) => start + duration)) - Math.min(...files.map(({ start }) => start));

/** When the page was made, and when it was taken over, in a sentence. */
export function times({ outcome: made, serverTime }: PageState): HTMLElement {
  const hydrated = performance.getEntriesByName('hydrated')[0]?.startTime;
  const sentences = [
    made &&
      `Documento hecho ${OUTCOMES[made.kind]}${serverTime === undefined ? '' : `, en ${milliseconds(serverTime)}`}.`,
    hydrated === undefined ? 'Sin hidratar todavía.' : `Hidratada a los ${milliseconds(hydrated)}.`,
  ];
  return element('p', {}, sentences.filter(Boolean).join(' '));
}

/** Lists the page's errors, the latest first. */
export function errorsTable(state: PageState): HTMLElement {
  const { errors } = state;
  if (errors.length === 0) return element('p', {}, 'Ninguno desde que se abrió la página.');
  const rows = [...errors].reverse().map(({ at, path, message, remote, version }) => {
    const owner = remote ?? ownerOf(state, path);
    return [milliseconds(at), `${owner} ${version ?? versionOf(state, owner) ?? ''}`, path, message];
  });
  return table('Errores', ['A los', 'Remoto', 'Página', 'Error'], rows);
}

/** Lists the packages that the shell lends, with the ranges that the page's remotes require. */
export function sharedTable({ data }: PageState): HTMLElement {
  const rows = Object.entries(data?.lent ?? {}).map(([name, version]) => {
    const asking = new Map<string, string[]>();
    for (const remote of data?.remotes ?? []) {
      const range = name === '@tramuntana/contracts' ? remote.contract : remote.requires[name];
      if (range !== undefined) asking.set(range, [...(asking.get(range) ?? []), remote.name]);
    }
    const ranges = [...asking].map(([range, names]) => element('div', {}, `${range} (${names.join(', ')})`));
    return [name, version, element('div', {}, ...(ranges.length > 0 ? ranges : ['nadie']))];
  });
  return table('Módulos compartidos', ['Módulo', 'Versión', 'La piden'], rows);
}
