import type { Load } from './loadPage';
import { pageFigures } from './pageFigures';

const aLoad = (changes: Partial<Load> = {}): Load => ({
  fcp: 1000,
  lcp: 1600,
  lcpElement: 'img hero.avif',
  cls: 0,
  tbt: 100,
  hydrated: 3000,
  cpu: 900,
  scripts: { untilHydrated: 130_000, untilQuiet: 130_000 },
  chained: 0,
  ...changes,
});

const figuresOf = (ours: Partial<Load>, beside?: Partial<Load>) =>
  pageFigures({
    '/blog': {
      'this site': [aLoad(ours)],
      'without scripts': [aLoad()],
      ...(beside ? { beside: [aLoad(beside)] } : {}),
    },
  });
const short = (...loads: Parameters<typeof figuresOf>) =>
  figuresOf(...loads)
    .filter(({ holds, informs }) => !holds && !informs)
    .map(({ what }) => what);

test('a page that is as early as without scripts holds every bar', () => {
  expect(short({}, { hydrated: 3000 })).toEqual([]);
});

test.each([
  ['LCP, to its HTML without scripts', { lcp: 1800 }],
  ['scripts until hydrated', { scripts: { untilHydrated: 140_001, untilQuiet: 150_000 } }],
  ['scripts until quiet', { scripts: { untilHydrated: 140_000, untilQuiet: 150_001 } }],
  ['scripts that wait for another, the worst of all loads', { chained: 1 }],
  ['layout shift, the worst of all loads', { cls: 0.03 }],
])('%s falls short alone', (what, ours) => {
  expect(short(ours)).toEqual([`/blog: ${what}`]);
});

test('hydration may take a tenth longer than on the compared site', () => {
  expect(short({ hydrated: 3300 }, { hydrated: 3000 })).toEqual([]);
  expect(short({ hydrated: 3301 }, { hydrated: 3000 })).toEqual(['/blog: hydrated, to the site beside']);
});

test('a long blocking time alone only informs, because a busy machine makes it longer', () => {
  expect(short({ tbt: 5000 })).toEqual([]);
});

test('one figure covers the pairs of all pages, and informs', () => {
  const loads = (lcp: number) => ({ 'this site': [aLoad({ lcp })], 'without scripts': [aLoad({ lcp: 1000 })] });
  const figures = pageFigures({ '/': loads(1000), '/blog': loads(1100), '/media': loads(3000) });
  const all = figures.find(({ what }) => what === 'all pages: LCP, to their HTML without scripts');
  expect(all?.seen).toMatch(/^1\.10 /);
  expect(all?.informs).toBe(true);
});
