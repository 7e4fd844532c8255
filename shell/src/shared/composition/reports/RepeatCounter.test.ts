import { RepeatCounter } from './RepeatCounter';

test('the first of equal messages is logged, and after a minute the next one, with the count of the others', () => {
  let clock = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => clock);
  const repeats = new RepeatCounter();
  const before = (message: string) => repeats.before(message);
  expect([before('a'), before('a'), before('b'), before('a')]).toEqual([0, undefined, 0, undefined]);
  clock += 60_000;
  expect([before('a'), before('a')]).toEqual([2, undefined]);
  jest.restoreAllMocks();
});
