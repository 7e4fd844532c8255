import { chromium } from '@playwright/test';
import { visitorsBrowser } from '@tramuntana/remote/journeys/browser';
import { type Figure, medians, ratio } from '../figures';
import type { Group, Run } from '../group';
import { type Contender, type Samples, samplesInTurn, withContenders } from '../sites/contenders';
import type { Profile } from '../sites/visitor';
import { warmUp } from '../sites/warmUp';
import { type Click, clickLink, MOMENTS, type Moment } from './clickLink';

/** Links from the pages of one remote to those of another. */
const PAIRS = [
  ['/', '/blog'],
  ['/blog', '/media'],
  ['/', '/tienda'],
  ['/media', '/contacto'],
] as const;
const PROFILES: Profile[] = ['phone', 'unthrottled'];
/** Limit for the time until the heading is painted, as a ratio to that of the compared site. */
const BAR = 1.1;

type Clicks = Samples<Click>;

/** Measures clicks between remotes at three moments, on a phone and unthrottled, beside a compared site. */
export const clicks: Group = async (run) => {
  const samples: Record<string, Clicks> = {};
  await withContenders(run, async (all) => {
    const contenders = all.filter(({ hydrates }) => hydrates);
    for (const { url } of contenders) await warmUp(url, [...new Set(PAIRS.flat())]);
    for (const profile of PROFILES) {
      for (const moment of MOMENTS) samples[`${profile}, ${moment}`] = await clicksOf(contenders, moment, profile, run);
    }
  });
  return { figures: Object.entries(samples).flatMap(([kind, found]) => figuresOf(kind, found)), samples };
};

/** Clicks each link equally often, and makes at least `runs` clicks. */
async function clicksOf(contenders: Contender[], moment: Moment, profile: Profile, { runs, note }: Run) {
  const browser = await chromium.launch(visitorsBrowser());
  const rounds = Math.ceil(runs / PAIRS.length) * PAIRS.length;
  try {
    return await samplesInTurn(contenders, rounds, async ({ name, url }, round) => {
      const click = await clickLink(browser, url, PAIRS[round % PAIRS.length] ?? PAIRS[0], moment, profile);
      note(`${profile}, ${moment}, ${click.pair}, ${name}: ${Math.round(click.painted)} ms`);
      return click;
    });
  } finally {
    await browser.close();
  }
}

function figuresOf(kind: string, clicks: Clicks): Figure[] {
  const { 'this site': ours = [], beside } = clicks;
  const painted = ({ painted }: Click) => painted;
  const cpu = ({ cpu }: Click) => cpu;
  const compared = (theirs: Click[]) => [
    ratio(`click, ${kind}: painted, to the site beside`, ours.map(painted), theirs.map(painted), BAR),
    ratio(`click, ${kind}: CPU of the main thread, to the site beside`, ours.map(cpu), theirs.map(cpu)),
  ];
  return [
    ...(beside ? compared(beside) : []),
    medians(`click, ${kind}: painted, ms`, clicks, painted),
    medians(`click, ${kind}: CPU of the main thread, ms`, clicks, cpu),
  ];
}
