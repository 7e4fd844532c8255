import type { Figure } from '../figure';
import { ratioFigure } from '../figures/ratioFigure';
import { median } from '../figures/statistics';
import type { ContenderName } from '../sites/contenders';
import type { Load } from './loadPage';

/** Loads of one page, in the order of the rounds. */
export type Loads = Partial<Record<ContenderName, Load[]>>;

const LCP_BAR = 1.08;
/** Limits of the ratios to a compared site. */
const HYDRATED_BAR = 1.1;
const SHIFT_BAR = 0.02;
const HYDRATED_SCRIPTS_BAR = 140_000;
const QUIET_SCRIPTS_BAR = 150_000;
const BLOCKING_LIMIT = 200;

/** The figures of all pages: ratios, bytes and times. */
export function pageFigures(pages: Record<string, Loads>): Figure[] {
  const each = Object.entries(pages).flatMap(([path, loads]) => {
    const ours = loads['this site'] ?? [];
    const html = loads['without scripts'] ?? [];
    const short = path.replace(/^(\/servicios\/)(.{12}).*/, '$1$2…');
    const ratio = (what: string, of: (load: Load) => number, to: Load[], name: string, bar = {}) =>
      ratioFigure(`${short}: ${what}, to ${name}`, ours.map(of), to.map(of), bar);
    const { beside } = loads;
    return [
      ratio('LCP', ({ lcp }) => lcp, html, 'its HTML without scripts', { atMost: LCP_BAR }),
      ratio('LCP but for videos', (load) => load.lcpWithoutVideo, html, 'its HTML without scripts'),
      ratio('FCP', ({ fcp }) => fcp, html, 'its HTML without scripts'),
      ...(beside
        ? [
            ratio('hydrated', ({ hydrated }) => hydrated, beside, 'the site beside', { atMost: HYDRATED_BAR }),
            ratio('blocking time', ({ tbt }) => tbt, beside, 'the site beside'),
            ratio('LCP', ({ lcp }) => lcp, beside, 'the site beside'),
            ratio('CPU of the main thread', ({ cpu }) => cpu.all, beside, 'the site beside'),
          ]
        : []),
      ...ownFigures(short, ours),
      ...times(short, loads),
    ];
  });
  return [...each, ...together(pages)];
}

/** Ratios over the pairs of all pages, which vary less on a busy machine than those of one page. */
function together(pages: Record<string, Loads>): Figure[] {
  const all = (name: ContenderName) => Object.values(pages).flatMap((loads) => loads[name] ?? []);
  const ours = all('this site');
  const ratio = (what: string, name: ContenderName, of: (load: Load) => number) =>
    ratioFigure(`all pages: ${what}`, ours.map(of), all(name).map(of));
  const figures = [ratio('LCP, to their HTML without scripts', 'without scripts', ({ lcp }) => lcp)];
  if (all('beside').length === 0) return figures;
  return [
    ...figures,
    ratio('blocking time, to the site beside', 'beside', ({ tbt }) => tbt),
    ratio('hydrated, to the site beside', 'beside', ({ hydrated }) => hydrated),
    ratio('CPU of the main thread, to the site beside', 'beside', ({ cpu }) => cpu.all),
  ];
}

/** Figures of this site alone. Bytes and shifts decide, because they do not depend on the machine. */
function ownFigures(path: string, ours: Load[]): Figure[] {
  const of = (value: (load: Load) => number) => median(ours.map(value));
  const hydrated = of(({ scripts }) => scripts.bytes);
  const quiet = of(({ bytes }) => bytes.script);
  const shift = Math.max(...ours.map(({ cls }) => cls));
  const levels = Math.max(...ours.map(({ scripts }) => scripts.levels));
  const blocked = of(({ tbt }) => tbt);
  const upTo = (what: string, seen: string, bar: string, holds: boolean): Figure => ({
    what: `${path}: ${what}`,
    seen,
    bar: `at most ${bar}`,
    holds,
  });
  return [
    upTo('scripts until hydrated', kB(hydrated), kB(HYDRATED_SCRIPTS_BAR), hydrated <= HYDRATED_SCRIPTS_BAR),
    upTo('scripts until quiet', kB(quiet), kB(QUIET_SCRIPTS_BAR), quiet <= QUIET_SCRIPTS_BAR),
    upTo('sequential levels of scripts', String(levels), '1', levels <= 1),
    upTo('layout shift, the worst of all loads', shift.toFixed(3), String(SHIFT_BAR), shift <= SHIFT_BAR),
    {
      ...upTo('blocking time', `${Math.round(blocked)} ms`, `${BLOCKING_LIMIT} ms`, blocked <= BLOCKING_LIMIT),
      informs: true,
    },
  ];
}

/** Medians of all contenders. */
function times(path: string, loads: Loads): Figure[] {
  const told = (what: string, of: (load: Load) => number | string): Figure => ({
    what: `${path}: ${what}`,
    seen: Object.entries(loads)
      .map(([name, list]) => `${name} ${middle(list.map(of))}`)
      .join(', '),
    bar: 'informs',
    holds: true,
    informs: true,
  });
  return [
    told('FCP, ms', ({ fcp }) => fcp),
    told('LCP, ms', ({ lcp }) => lcp),
    told('LCP element', ({ lcpElement }) => lcpElement),
    told('blocking time, ms', ({ tbt }) => tbt),
    told('longest task, ms', (load) => load.longestTask),
    told('hydrated as seen, ms', ({ hydrated }) => hydrated),
    told('hydrated as marked by the page, ms', ({ marked }) => marked),
    told('CPU of the main thread, ms', ({ cpu }) => cpu.all),
    told('requests', ({ requests }) => requests),
    told('document, bytes', ({ bytes }) => bytes.document),
    told('scripts until hydrated, decoded, bytes', ({ scripts }) => scripts.decoded),
    told('prefetched and data, bytes', ({ bytes }) => bytes.other),
    told('fonts, bytes', ({ bytes }) => bytes.font),
    told('pictures, bytes', ({ bytes }) => bytes.picture),
    told('video, bytes', ({ bytes }) => bytes.video),
  ];
}

/** The median of numbers, or the most frequent text. */
function middle(values: (number | string)[]): string {
  const numbers = values.filter((value) => typeof value === 'number');
  if (numbers.length === values.length) return String(Math.round(median(numbers)));
  const count = (value: number | string) => values.filter((other) => other === value).length;
  return String([...values].sort((a, b) => count(b) - count(a))[0]);
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
