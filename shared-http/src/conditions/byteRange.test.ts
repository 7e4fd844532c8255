import { selectRange } from './byteRange';

test.each([
  ['bytes=2-4', { start: 2, end: 4 }],
  ['bytes=7-', { start: 7, end: 9 }],
  ['bytes=7-99', { start: 7, end: 9 }],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=-2', { start: 8, end: 9 }],
  ['bytes=-99999999', { start: 0, end: 9 }],
  ['Bytes=2-4', { start: 2, end: 4 }],
  ['bytes=, 2-4 ,', { start: 2, end: 4 }],
  [`bytes=0-${'9'.repeat(40)}`, { start: 0, end: 9 }],
])('%s of ten bytes', (header, range) => {
  expect(selectRange(header, 10)).toEqual(range);
});

test.each(['bytes=10-', 'bytes=50-60', 'bytes=-0', `bytes=${'9'.repeat(40)}-`])(
  '%s has none of ten bytes',
  (header) => {
    expect(selectRange(header, 10)).toBe('unsatisfiable');
  },
);

test.each([
  'bytes=',
  'bytes=-',
  'bytes=abc',
  'bytes=4-2',
  'bytes=1',
  'bytes=+1-2',
  'bytes=0x1-2',
  'bytes=1.0-2',
  'bytes 0-1',
  'bytes= 0-1 2',
  'lines=1-2',
  'bytes=0-0,5-5',
])('"%s" is ignored: it is malformed, has another unit, or names several ranges', (header) => {
  expect(selectRange(header, 10)).toBeUndefined();
});

test('an empty file has no range', () => {
  expect([selectRange('bytes=0-', 0), selectRange('bytes=-5', 0)]).toEqual(['unsatisfiable', undefined]);
});
