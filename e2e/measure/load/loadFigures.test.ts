/** @jest-environment node */
import { loadFigures } from './loadFigures';

const sample = { answers: 9000, perSecond: 1800, perCpuSecond: 3400, p50: 4, p99: 49, failed: 0 };
const holding = (kind: string, over: Partial<typeof sample> = {}) =>
  loadFigures(kind, { ...sample, ...over }).map(({ holds, informs = false }) => ({ holds, informs }));

test('cached pages have a deciding bar for the server’s CPU and an informing one for p99; no answer may fail', () => {
  const all = [
    { holds: true, informs: false },
    { holds: true, informs: true },
    { holds: true, informs: false },
  ];
  expect(holding('pages')).toEqual(all);
  expect(holding('pages', { perCpuSecond: 2999 })[0]).toMatchObject({ holds: false });
  expect(holding('pages', { p99: 51 })[1]).toEqual({ holds: false, informs: true });
  expect(holding('pages', { failed: 1 })[2]).toMatchObject({ holds: false });
});

test('for other addresses times inform, and failures decide', () => {
  expect(holding('api', { p99: 900, perCpuSecond: 1 })).toEqual([
    { holds: true, informs: true },
    { holds: true, informs: false },
  ]);
  expect(holding('api', { failed: 1 }).at(-1)).toMatchObject({ holds: false });
});
