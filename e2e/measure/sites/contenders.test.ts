import { samplesInTurn } from './contenders';

test('no item always follows the same other item, and samples keep the order of the rounds', async () => {
  const items = ['ours', 'html', 'beside'].map((name) => ({ name }));
  const taken: string[] = [];
  const samples = await samplesInTurn(items, 2, async ({ name }, round) => {
    taken.push(name);
    return round;
  });
  expect(taken).toEqual(['ours', 'html', 'beside', 'beside', 'html', 'ours']);
  expect(samples).toEqual({ ours: [0, 1], html: [0, 1], beside: [0, 1] });
});
