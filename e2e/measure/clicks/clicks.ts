import { chromium } from '@playwright/test';
import { visitorsBrowser } from '../../support/browser';
import type { Group, Run } from '../group';
import { type Contender, inTurn, withContenders } from '../sites/contenders';
import type { Profile } from '../sites/phone';
import { warmUp } from '../sites/warmUp';
import { type Clicks, clickFigures } from './clickFigures';
import { clickLink, MOMENTS, type Moment } from './clickLink';

/** Links from the pages of one remote to those of another. */
const PAIRS = [
  ['/', '/blog'],
  ['/blog', '/media'],
  ['/', '/tienda'],
  ['/media', '/contacto'],
] as const;
const PROFILES: Profile[] = ['phone', 'unthrottled'];

/** Measures clicks between remotes at three moments, on a phone and unthrottled, beside a compared site. */
export const clicks: Group = async (run) => {
  const samples: Clicks = {};
  await withContenders(run, async (all) => {
    const contenders = all.filter(({ hydrates }) => hydrates);
    for (const { url } of contenders) await warmUp(url, [...new Set(PAIRS.flat())]);
    for (const profile of PROFILES) {
      for (const moment of MOMENTS) samples[`${profile}, ${moment}`] = await clicksOf(contenders, moment, profile, run);
    }
  });
  return { figures: clickFigures(samples), samples };
};

/** Clicks each link equally often, and makes at least `runs` clicks. */
async function clicksOf(contenders: Contender[], moment: Moment, profile: Profile, { runs, note }: Run) {
  const browser = await chromium.launch(visitorsBrowser());
  const found: Clicks[string] = {};
  try {
    for (let round = 0; round < Math.ceil(runs / PAIRS.length) * PAIRS.length; round++) {
      const pair = PAIRS[round % PAIRS.length] ?? PAIRS[0];
      for (const { name, url } of inTurn(contenders, round)) {
        const click = await clickLink(browser, url, pair, moment, profile);
        found[name] = [...(found[name] ?? []), click];
        note(`${profile}, ${moment}, ${click.pair}, ${name}: ${Math.round(click.painted)} ms`);
      }
    }
    return found;
  } finally {
    await browser.close();
  }
}
