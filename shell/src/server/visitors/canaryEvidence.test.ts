/** @jest-environment node */
import { type Arm, describeEvidence, type Evidence, isWorse, NO_EVIDENCE, withError, withView } from './canaryEvidence';

// Jest looks a global up in its own context each time, which took most of the time of a million visitors.
const { ceil, imul } = Math;

/** Random numbers from 0 to 1 that are the same in each run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

type Site = {
  /** Share of visitors who get the canary. */
  percent: number;
  /** How often a view of each fails. */
  errorRates: Record<Arm, number>;
  /** How many views a visitor makes at most, all of one arm. */
  viewsAVisitor?: number;
};

/** Simulates visitors until the canary is halted or has had `canaryViews` views; returns the evidence. */
function simulate(
  { percent, errorRates, viewsAVisitor = 1 }: Site,
  canaryViews: number,
  random: () => number,
): Evidence {
  let evidence = NO_EVIDENCE;
  while (evidence.views.canary < canaryViews) {
    const arm: Arm = random() < percent / 100 ? 'canary' : 'live';
    for (let left = ceil(random() * viewsAVisitor); left > 0; left--) {
      evidence = withView(evidence, arm);
      if (random() < errorRates[arm]) evidence = withError(evidence, arm, percent);
      if (isWorse(evidence)) return evidence;
    }
  }
  return evidence;
}

const runs = (site: Site, canaryViews: number): Evidence[] =>
  Array.from({ length: 100 }, (_, seed) => simulate(site, canaryViews, seeded(seed + 1)));

test.each([
  [1, 0],
  [10, 0],
  [10, 0.001],
  [10, 0.05],
  [10, 0.2],
  [50, 0],
  [50, 0.05],
])(
  'a broken canary for %d %% of the visitors is halted within 60 of its views, where %d of the others fail',
  (percent, live) => {
    const results = runs({ percent, errorRates: { live, canary: 1 } }, 60);
    expect(results.filter(isWorse)).toHaveLength(100);
  },
);

test.each([
  [10, 0],
  [10, 0.01],
  [10, 0.05],
  [50, 0.05],
])(
  'a healthy canary for %d %% of the visitors is not halted in 100 runs of 10,000 views, where %d fail',
  (percent, rate) => {
    const results = runs({ percent, errorRates: { live: rate, canary: rate } }, (10_000 * percent) / 100);
    expect(results.filter(isWorse)).toEqual([]);
  },
);

test('nor is it halted where each visitor makes many views of one release', () => {
  const results = runs({ percent: 10, errorRates: { live: 0.01, canary: 0.01 }, viewsAVisitor: 20 }, 1000);
  expect(results.filter(isWorse)).toEqual([]);
});

test('a canary that breaks after a long good time is halted just as soon', () => {
  const random = seeded(7);
  const good = simulate({ percent: 10, errorRates: { live: 0.05, canary: 0.05 } }, 5000, random);
  expect(isWorse(good)).toBe(false);
  let broken = good;
  for (let views = 0; views < 60 && !isWorse(broken); views++) {
    broken = withError(withView(broken, 'canary'), 'canary', 10);
  }
  expect(isWorse(broken)).toBe(true);
});

test('a canary that fails five times as often is halted, one that fails slightly more is not', () => {
  const worse = runs({ percent: 10, errorRates: { live: 0.02, canary: 0.1 } }, 2000);
  expect(worse.filter(isWorse)).toHaveLength(100);
  const similar = runs({ percent: 10, errorRates: { live: 0.02, canary: 0.025 } }, 2000);
  expect(similar.filter(isWorse)).toEqual([]);
});

test('the reason names the errors of both releases', () => {
  const evidence = { views: { live: 510, canary: 57 }, errors: { live: 4, canary: 23 }, logRatio: 12 };
  expect(describeEvidence(evidence, '1.0.0-a')).toBe(
    '23 of 57 views failed, and 4 of 510 views of the live 1.0.0-a: clearly more errors',
  );
});
