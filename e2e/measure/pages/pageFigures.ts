import { atMost, type Figure, median, medians, none, ratio } from '../figures';
import type { Samples } from '../sites/contenders';
import type { Load } from './loadPage';

type Loads = Samples<Load>;

/** Limit of the ratio to the page's HTML without scripts. */
const LCP_BAR = 1.08;
/** Limit of the ratio to a compared site. */
const HYDRATED_BAR = 1.1;
const SHIFT_BAR = 0.02;
const HYDRATED_SCRIPTS_BAR = 140_000;
const QUIET_SCRIPTS_BAR = 150_000;
const BLOCKING_LIMIT = 200;

const lcp = ({ lcp }: Load) => lcp;
const hydrated = ({ hydrated }: Load) => hydrated;

const TIMES: Record<string, (load: Load) => number> = {
  FCP: ({ fcp }) => fcp,
  LCP: lcp,
  'blocking time': ({ tbt }) => tbt,
  hydrated,
  'CPU of the main thread': ({ cpu }) => cpu,
};

/** The figures of each page and of all pages together. */
export function pageFigures(pages: Record<string, Loads>): Figure[] {
  const each = Object.entries(pages).flatMap(([path, loads]) => {
    const short = path.replace(/^(\/servicios\/)(.{12}).*/, '$1$2…');
    return figuresOf(loads).map((figure) => ({ ...figure, what: `${short}: ${figure.what}` }));
  });
  return [...each, ...together(pages)];
}

/** Bytes and shifts decide, because they do not depend on the machine, and so do ratios. */
function figuresOf(loads: Loads): Figure[] {
  const { 'this site': ours = [], 'without scripts': html = [], beside } = loads;
  const middle = (of: (load: Load) => number) => median(ours.map(of));
  const worst = (of: (load: Load) => number) => Math.max(...ours.map(of));
  const [blocked, shift] = [middle(({ tbt }) => tbt), worst(({ cls }) => cls)];
  const untilHydrated = middle(({ scripts }) => scripts.untilHydrated);
  const untilQuiet = middle(({ scripts }) => scripts.untilQuiet);
  const chained = worst(({ chained }) => chained);
  const ms = (value: number) => `${Math.round(value)} ms`;
  return [
    ratio('LCP, to its HTML without scripts', ours.map(lcp), html.map(lcp), LCP_BAR),
    ...(beside ? [ratio('hydrated, to the site beside', ours.map(hydrated), beside.map(hydrated), HYDRATED_BAR)] : []),
    atMost('scripts until hydrated', untilHydrated, HYDRATED_SCRIPTS_BAR, kB),
    atMost('scripts until quiet', untilQuiet, QUIET_SCRIPTS_BAR, kB),
    none('scripts that wait for another, the worst of all loads', chained),
    atMost('layout shift, the worst of all loads', shift, SHIFT_BAR, (value) => value.toFixed(3)),
    { ...atMost('blocking time', blocked, BLOCKING_LIMIT, ms), informs: true },
    ...Object.entries(TIMES).map(([what, of]) => medians(`${what}, ms`, loads, of)),
  ];
}

/** Ratios over the pairs of all pages, which vary less on a busy machine than those of one page. */
function together(pages: Record<string, Loads>): Figure[] {
  const all = (name: string) => Object.values(pages).flatMap((loads) => loads[name] ?? []);
  const [ours, html, beside] = [all('this site'), all('without scripts'), all('beside')];
  const toHtml = ratio('all pages: LCP, to their HTML without scripts', ours.map(lcp), html.map(lcp));
  if (beside.length === 0) return [toHtml];
  const toBeside = Object.entries(TIMES).map(([what, of]) =>
    ratio(`all pages: ${what}, to the site beside`, ours.map(of), beside.map(of)),
  );
  return [toHtml, ...toBeside];
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
