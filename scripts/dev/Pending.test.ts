import { Pending } from './Pending';

test('who waits goes on when all work has ended, and at once where there is none', async () => {
  const pending = new Pending();
  await pending.settled();
  const [endFirst, endSecond] = [pending.begin(), pending.begin()];
  const settled = jest.fn();
  const waiting = pending.settled().then(settled);
  endFirst();
  await Promise.resolve();
  expect(settled).not.toHaveBeenCalled();
  endSecond();
  await waiting;
  expect(settled).toHaveBeenCalledTimes(1);
});
