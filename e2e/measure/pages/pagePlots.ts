import type { Plot } from '../report/dotPlot';
import type { Load } from './loadPage';
import type { Loads } from './pageFigures';

const PLOTTED: [title: string, unit: string, of: (load: Load) => number][] = [
  ['First contentful paint', 'ms', ({ fcp }) => fcp],
  ['Largest contentful paint', 'ms', ({ lcp }) => lcp],
  ['Main thread blocked', 'ms', ({ tbt }) => tbt],
  ['Hydrated', 'ms', ({ hydrated }) => hydrated],
  ['Longest task', 'ms', ({ longestTask }) => longestTask],
  ['CPU of the main thread', 'ms', ({ cpu }) => cpu.all],
  ['Scripts until hydrated', 'kB', ({ scripts }) => scripts.bytes / 1000],
];

/** A plot for each figure, with a row for each page and a line for each contender. */
export const pagePlots = (pages: Record<string, Loads>): Plot[] =>
  PLOTTED.map(([title, unit, of]) => ({
    title,
    unit,
    rows: Object.entries(pages).map(([path, loads]) => ({
      label: path.length > 22 ? `${path.slice(0, 21)}…` : path,
      series: Object.entries(loads).map(([name, list]) => ({ name, values: list.map(of) })),
    })),
  }));
