/** @jest-environment node */
import type { Vital } from '../../../shared/composition/reports/vitals';
import { noCounts, SCALES } from '../../figures/vitalBuckets';
import { someFigures } from '../../testing/aRemoteStatus';
import { wordsOf } from '../../testing/wordsOf';
import { vitalsList } from './vitalsList';

const NONE = someFigures().vitals;

/** Three of four views have values in the bucket up to `p75`, so this is their p75; the fourth has the worst. */
function aList(vital: Vital, p75: number) {
  const { bounds } = SCALES[vital];
  const counts = noCounts(vital);
  counts[bounds.indexOf(p75)] = 3;
  counts[bounds.length] = 1;
  return vitalsList({ ...NONE, [vital]: counts });
}

test('a release without vitals says so', () => {
  expect(vitalsList(NONE)).toBe('<p class="muted">Sin Web Vitals todavía.</p>');
});

test.each([
  ['LCP', 2500, '2,5 s, bueno 75 %'],
  ['LCP', 3000, '3 s, mejorable 0 %'],
  ['LCP', 4000, '4 s, mejorable 0 %'],
  ['LCP', 5000, '5 s, malo 0 %'],
  ['INP', 200, '200 ms, bueno 75 %'],
  ['INP', 500, '500 ms, mejorable 0 %'],
  ['INP', 750, '750 ms, malo 0 %'],
  ['CLS', 0, '0, bueno 75 %'],
  ['CLS', 0.1, '0,1, bueno 75 %'],
  ['CLS', 0.25, '0,25, mejorable 0 %'],
  ['CLS', 2, '2, malo 0 %'],
  ['FCP', 800, '800 ms, bueno 75 %'],
  ['TTFB', 1000, '1 s, mejorable 0 %'],
] as const)(
  'the p75 of %s is shown in words with its rating, and the other vitals are not shown: %d',
  (vital, p75, text) => {
    expect(wordsOf(aList(vital, p75))).toBe(`${vital} p75 ${text} buenas de 4`);
  },
);

test.each([
  ['INP', 250, '238 ms, mejorable 0 % buenas de 3'],
  ['CLS', 0.075, '0,07, bueno 100 % buenas de 3'],
] as const)('the p75 of %s within a bucket, up to %d, is rounded', (vital, bound, text) => {
  const counts = noCounts(vital);
  counts[SCALES[vital].bounds.indexOf(bound)] = 3;
  expect(wordsOf(vitalsList({ ...NONE, [vital]: counts }))).toBe(`${vital} p75 ${text}`);
});

test('the share of good values is shown in whole percent', () => {
  const counts = noCounts('INP');
  counts[0] = 2;
  counts[SCALES.INP.bounds.length] = 1;
  expect(wordsOf(vitalsList({ ...NONE, INP: counts }))).toMatch(/ 67 % buenas de 3$/);
});

test('vitals are a list, the loading ones first', () => {
  const counts = { LCP: noCounts('LCP'), CLS: noCounts('CLS') };
  counts.LCP[0] = 1;
  counts.CLS[0] = 1;
  expect(vitalsList({ ...NONE, ...counts })).toMatch(
    /^<ul class="vitals"><li><strong>LCP<\/strong>.*<\/li><li><strong>CLS<\/strong>.*<\/li><\/ul>$/,
  );
});

test.each([
  ['LCP', 2500, 'good', 66.7],
  ['LCP', 4000, 'middling', 106.7],
  ['LCP', 30_000, 'poor', 160],
  ['INP', 750, 'poor', 160],
  ['CLS', 0, 'good', 1],
  ['CLS', 0.15, 'middling', 64],
] as const)('a bar shows the p75 of %s, %d, and never leaves its track', (vital, p75, rating, width) => {
  expect(aList(vital, p75)).toContain(`<rect class="${rating}" y="3" width="${width}" height="6"/>`);
});

test.each([
  ['LCP', 66.7],
  ['INP', 42.7],
  ['CLS', 42.7],
] as const)('both limits of %s are lines over the bar, and screen readers skip the picture', (vital, good) => {
  const html = aList(vital, SCALES[vital].good);
  expect(html).toContain('<svg viewBox="0 0 160 12" width="160" height="12" aria-hidden="true" focusable="false">');
  expect(html).toContain('<rect class="track" width="160" height="12"/>');
  expect(html).toContain(`<path class="limit" d="M${good} 0V12"/><path class="limit" d="M106.7 0V12"/></svg>`);
});
