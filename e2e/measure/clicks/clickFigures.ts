import type { Figure } from '../figure';
import { ratioFigure } from '../figures/ratioFigure';
import { median } from '../figures/statistics';
import type { Plot } from '../report/dotPlot';
import type { ContenderName } from '../sites/contenders';
import type { Click } from './clickLink';

/** Clicks in the order of the rounds, by profile and moment, then by contender. */
export type Clicks = Record<string, Partial<Record<ContenderName, Click[]>>>;

/** The most that the time to the painted heading may be, as a ratio to today's. Others inform. */
const BARS: Record<string, number> = {
  'phone, cold': 0.75,
  'phone, after idle': 0.45,
  'unthrottled, after idle': 0.3,
};

export function clickFigures(samples: Clicks): Figure[] {
  return Object.entries(samples).flatMap(([kind, clicks]) => {
    const { 'this site': ours = [], today } = clicks;
    const ratio = (what: string, of: (click: Click) => number, bar = {}) =>
      today ? [ratioFigure(`click, ${kind}: ${what}, to today's`, ours.map(of), today.map(of), bar)] : [];
    const told = (what: string, of: (click: Click) => number): Figure => ({
      what: `click, ${kind}: ${what}`,
      seen: Object.entries(clicks)
        .map(([name, list]) => `${name} ${Math.round(median(list.map(of)))}`)
        .join(', '),
      bar: 'informs',
      holds: true,
      informs: true,
    });
    return [
      ...ratio('painted', ({ painted }) => painted, { atMost: BARS[kind] }),
      ...ratio('CPU of the main thread', ({ cpu }) => cpu),
      told('painted, ms', ({ painted }) => painted),
      told('view transition over, ms', ({ settled }) => settled),
      told('CPU of the main thread, ms', ({ cpu }) => cpu),
      told('requests until painted', ({ requests }) => requests),
    ];
  });
}

/** Times from click to painted heading: a plot for each profile, in it a row for each moment. */
export const clickPlots = (samples: Clicks): Plot[] =>
  ['phone', 'unthrottled'].map((profile) => ({
    title: `Click to painted, ${profile}`,
    unit: 'ms',
    rows: Object.entries(samples)
      .filter(([kind]) => kind.startsWith(profile))
      .map(([kind, clicks]) => ({
        label: kind.replace(`${profile}, `, ''),
        series: Object.entries(clicks).map(([name, list]) => ({ name, values: list.map(({ painted }) => painted) })),
      })),
  }));
