import { readId, readPort, readWholeNumber } from './wholeNumber';

test.each([
  ['0', 0],
  ['1', 1],
  ['25', 25],
  ['9007199254740991', Number.MAX_SAFE_INTEGER],
])('%s is a number', (text, number) => {
  expect(readWholeNumber(text)).toBe(number);
});

test.each([
  '',
  ' 1',
  '1 ',
  '+1',
  '-1',
  '01',
  '00',
  '1.0',
  '1,0',
  '1e1',
  '0x1',
  '0b1',
  '1_000',
  '１',
  '9007199254740993',
  'uno',
])('%j is not a number', (text) => {
  expect(readWholeNumber(text)).toBeUndefined();
});

test('a number outside of the limits is refused', () => {
  const read = (text: string) => readWholeNumber(text, { min: 1, max: 50 });
  expect([read('0'), read('1'), read('50'), read('51'), readWholeNumber(undefined)]).toEqual([
    undefined,
    1,
    50,
    undefined,
    undefined,
  ]);
});

test('a port has at most sixteen bits', () => {
  expect([readPort('0'), readPort('65535'), readPort('65536'), readPort('0x10')]).toEqual([
    0,
    65_535,
    undefined,
    undefined,
  ]);
});

test.each([
  ['1', 1],
  ['2147483647', 2_147_483_647],
])('%s is an id', (written, id) => {
  expect(readId(written)).toBe(id);
});

test.each(['0', '01', '2147483648', '99999999999', '-1', '1.0', '1e3', ' 1', 'uno', '', undefined])(
  '%j is not an id',
  (written) => {
    expect(readId(written)).toBeNull();
  },
);
