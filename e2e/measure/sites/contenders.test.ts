import { inTurn } from './contenders';

test('none always comes after the same one', () => {
  const sites = ['ours', 'html', 'today'];
  expect([0, 1, 2].map((round) => inTurn(sites, round))).toEqual([sites, ['today', 'html', 'ours'], sites]);
  expect(sites).toEqual(['ours', 'html', 'today']);
});
