import { median } from '../figures/statistics';

/** Samples of several contenders in several rows, on one axis from 0. */
export type Plot = { title: string; unit: string; rows: { label: string; series: Series[] }[] };
type Series = { name: string; values: readonly number[] };

const WIDTH = 720;
const LEFT = 150;
const RIGHT = 20;
const LINE = 15;
const GAP = 10;
const TOP = 24;
const AXIS = 24;
const RADIUS = 3.5;

/**
 * A dot for each sample and a bar at each median, as SVG. Colours are classes (`series-0` and so on), which the document
 * sets for either theme. Each contender also has its own line, so nothing is told by colour alone.
 */
export function dotPlot(plot: Plot, names = seriesNames([plot])): string {
  const { title, unit, rows } = plot;
  const finite = rows.flatMap(({ series }) => series.flatMap(({ values }) => values.filter(Number.isFinite)));
  const step = niceStep(Math.max(1, ...finite));
  const end = Math.ceil(Math.max(1, ...finite) / step) * step;
  const x = (value: number) => round(LEFT + (value / end) * (WIDTH - LEFT - RIGHT));
  const parts: string[] = [];
  let y = TOP;
  for (const { label, series } of rows) {
    parts.push(text(LEFT - 12, y + (series.length * LINE) / 2 + 4, label, 'end'));
    for (const { name, values } of series) {
      parts.push(line(`series-${names.indexOf(name)}`, name, unit, values.filter(Number.isFinite), x, y + LINE / 2));
      y += LINE;
    }
    y += GAP;
  }
  const ticks = Array.from({ length: Math.round(end / step) + 1 }, (_, index) => round(index * step)).map(
    (value) =>
      `<line class="grid" x1="${x(value)}" x2="${x(value)}" y1="${TOP - 6}" y2="${y}"/>` +
      text(x(value), y + 14, value.toLocaleString('en'), 'middle'),
  );
  const heading = `<text class="title" x="0" y="13">${escaped(title)}, ${escaped(unit)}</text>`;
  const attributes = `viewBox="0 0 ${WIDTH} ${y + AXIS}" role="img" aria-label="${escaped(title)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${heading}${ticks.join('')}${parts.join('')}</svg>`;
}

/** The names of all series, in the order in which they first occur. */
export const seriesNames = (plots: readonly Plot[]): string[] => [
  ...new Set(plots.flatMap(({ rows }) => rows.flatMap(({ series }) => series.map(({ name }) => name)))),
];

function line(
  kind: string,
  name: string,
  unit: string,
  values: readonly number[],
  x: (value: number) => number,
  y: number,
) {
  if (values.length === 0) return '';
  const middle = median(values);
  const told = `<title>${escaped(name)}: ${round(middle).toLocaleString('en')} ${escaped(unit)}, ${values.length} samples</title>`;
  const dots = values.map((value) => `<circle cx="${x(value)}" cy="${y}" r="${RADIUS}"/>`).join('');
  const bar = `<line class="median" x1="${x(middle)}" x2="${x(middle)}" y1="${y - 6}" y2="${y + 6}"/>`;
  return `<g class="${kind}">${told}${dots}${bar}</g>`;
}

/** A step of 1, 2 or 5 times a power of ten, so that the axis has four to ten of them. */
function niceStep(largest: number): number {
  const power = 10 ** Math.floor(Math.log10(largest / 4));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => largest / step <= 8) ?? power * 10;
}

const round = (value: number) => Math.round(value * 100) / 100;
const text = (x: number, y: number, words: string, anchor: string) =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}">${escaped(words)}</text>`;
export const escaped = (words: string) =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
