import { inTurn } from './contenders';

test('no item always follows the same other item', () => {
  const sites = ['ours', 'html', 'beside'];
  expect([0, 1, 2].map((round) => inTurn(sites, round))).toEqual([sites, ['beside', 'html', 'ours'], sites]);
  expect(sites).toEqual(['ours', 'html', 'beside']);
});
