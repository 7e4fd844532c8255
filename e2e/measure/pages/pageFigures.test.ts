import type { Load } from './loadPage';
import { pageFigures } from './pageFigures';

const aLoad = (changes: Partial<Load> = {}): Load => ({
  fcp: 1000,
  lcp: 1600,
  lcpElement: 'img hero.avif',
  lcpWithoutVideo: 1600,
  cls: 0,
  tbt: 100,
  longestTask: 80,
  hydrated: 3000,
  marked: 3000,
  quiet: 6000,
  cpu: { all: 900, scripts: 500, layout: 100 },
  bytes: { document: 20_000, script: 130_000, font: 40_000, picture: 90_000, video: 0, other: 0 },
  scripts: { bytes: 130_000, decoded: 440_000, levels: 1 },
  requests: 20,
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
  ['scripts until hydrated', { scripts: { bytes: 140_001, decoded: 1, levels: 1 } }],
  ['scripts until quiet', { bytes: { ...aLoad().bytes, script: 150_001 } }],
  ['sequential levels of scripts', { scripts: { bytes: 1, decoded: 1, levels: 2 } }],
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
