import { inTurn } from './contenders';

test('none always comes after the same one', () => {
  const sites = ['ours', 'html', 'beside'];
  expect([0, 1, 2].map((round) => inTurn(sites, round))).toEqual([sites, ['beside', 'html', 'ours'], sites]);
  expect(sites).toEqual(['ours', 'html', 'beside']);
});
