import { formatRounded } from '@tramuntana/ui';
import { VITALS, type Vital } from '../../../shared/composition/reports/vitals';
import type { FiguresOfRelease } from '../../figures/ReleaseFigures';
import { countOf, quantileOf, SCALES, sharesOf } from '../../figures/vitalBuckets';

/** Size of a plot in units of its view box. */
const WIDTH = 160;
const HEIGHT = 12;
/** The plot ends at so many times the poor limit. Longer bars are cut off there; the text has the value. */
const END = 1.5;

/** The p75 of each vital in words, with a bar against the limits of web.dev. Vitals without values are left out. */
export function vitalsList(vitals: FiguresOfRelease['vitals']): string {
  const items = VITALS.flatMap((vital) => {
    const counts = vitals[vital];
    const p75 = quantileOf(vital, counts, 0.75);
    const shares = sharesOf(vital, counts);
    if (p75 === undefined || !shares) return [];
    const text = `p75 ${inWords(vital, p75)}, ${rating(vital, p75)}`;
    const share = `${formatRounded(shares[0] * 100, 0)} % buenas de ${formatRounded(countOf(counts), 0)}`;
    return [
      `<li><strong>${vital}</strong> ${plot(vital, p75)} <span>${text} <span class="muted">${share}</span></span></li>`,
    ];
  });
  return items.length > 0
    ? `<ul class="vitals">${items.join('')}</ul>`
    : '<p class="muted">Sin Web Vitals todavía.</p>';
}

/** Screen readers read only the text, because the plot adds nothing to it. */
function plot(vital: Vital, p75: number): string {
  const { good, poor } = SCALES[vital];
  const x = (value: number) => Math.round(Math.min(value / (poor * END), 1) * WIDTH * 10) / 10;
  const limit = (value: number) => `<path class="limit" d="M${x(value)} 0V${HEIGHT}"/>`;
  return [
    `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" aria-hidden="true" focusable="false">`,
    `<rect class="track" width="${WIDTH}" height="${HEIGHT}"/>`,
    `<rect class="${CLASSES[rating(vital, p75)]}" y="3" width="${Math.max(x(p75), 1)}" height="${HEIGHT - 6}"/>`,
    `${limit(good)}${limit(poor)}</svg>`,
  ].join('');
}

const CLASSES = { bueno: 'good', mejorable: 'middling', malo: 'poor' } as const;

function rating(vital: Vital, value: number): keyof typeof CLASSES {
  const { good, poor } = SCALES[vital];
  if (value <= good) return 'bueno';
  return value <= poor ? 'mejorable' : 'malo';
}

function inWords(vital: Vital, value: number): string {
  if (vital === 'CLS') return formatRounded(value, 2);
  return value >= 1000 ? `${formatRounded(value / 1000, 2)} s` : `${formatRounded(value, 0)} ms`;
}
