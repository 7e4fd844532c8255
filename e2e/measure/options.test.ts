import { readOptions } from './options';

const GROUPS = ['pages', 'clicks'];

test('without options every group is measured, seven times', () => {
  expect(readOptions([], GROUPS)).toEqual({ groups: GROUPS, runs: 7, json: undefined, beside: undefined });
});

test('groups, runs, a file and a site to compare with can be named', () => {
  const args = ['clicks', '--runs', '9', '--json', '-', '--beside', '/built'];
  expect(readOptions(args, GROUPS)).toEqual({ groups: ['clicks'], runs: 9, json: '-', beside: '/built' });
});

test.each([
  [['click'], 'click is no group; there are: pages, clicks'],
  [['--runs', '1e1'], '--runs 1e1 is no number of loads'],
  [['--runs', 'x'], '--runs x is no number of loads'],
  [['--jsn'], "Unknown option '--jsn'"],
])('%j is refused with a reason', (args, reason) => {
  expect(() => readOptions(args, GROUPS)).toThrow(reason);
});
