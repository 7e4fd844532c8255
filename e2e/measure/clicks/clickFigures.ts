import type { Figure } from '../figure';
import { ratioFigure } from '../figures/ratioFigure';
import { median } from '../figures/statistics';
import type { ContenderName } from '../sites/contenders';
import type { Click } from './clickLink';

/** Clicks in the order of the rounds, by profile and moment, then by contender. */
export type Clicks = Record<string, Partial<Record<ContenderName, Click[]>>>;

/** Limit for the time until the heading is painted, as a ratio to that of the compared site. */
const BAR = 1.1;

export function clickFigures(samples: Clicks): Figure[] {
  return Object.entries(samples).flatMap(([kind, clicks]) => {
    const { 'this site': ours = [], beside } = clicks;
    const ratio = (what: string, of: (click: Click) => number, bar = {}) =>
      beside ? [ratioFigure(`click, ${kind}: ${what}, to the site beside`, ours.map(of), beside.map(of), bar)] : [];
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
      ...ratio('painted', ({ painted }) => painted, { atMost: BAR }),
      ...ratio('CPU of the main thread', ({ cpu }) => cpu),
      told('painted, ms', ({ painted }) => painted),
      told('view transition over, ms', ({ settled }) => settled),
      told('CPU of the main thread, ms', ({ cpu }) => cpu),
      told('requests until painted', ({ requests }) => requests),
    ];
  });
}
