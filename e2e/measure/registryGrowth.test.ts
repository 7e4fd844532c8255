import { figuresOf } from './registryGrowth';

const bytes = (of64: number) => ({ 4: { '/': 90_000, '/blog': 80_000 }, 16: {}, 64: { '/': of64, '/blog': 80_000 } });
const idle = { 4: 1, 16: 2, 64: 3 };
const short = (of64: number, cpu: number[]) =>
  figuresOf(bytes(of64) as Record<string, Record<string, number>>, { 4: [5, 5, 5], 16: [], 64: cpu }, idle)
    .filter(({ holds }) => !holds)
    .map(({ what }) => what);

test('2 kB more and a twentieth more CPU hold', () => {
  expect(short(92_000, [5.2, 5.2, 5.2])).toEqual([]);
});

test('a figure that grows by more falls short', () => {
  expect(short(92_001, [5.3, 5.3, 5.3])).toEqual([
    '/: bytes that its document grows by from 4 to 64 remotes',
    'CPU of a page with 64 remotes, to that with 4',
  ]);
});
