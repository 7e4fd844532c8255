import { readId } from './id';

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
