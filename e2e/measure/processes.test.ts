import { keptMegabytes, residentMegabytes } from './processes';

test('the memory of a process is read from the system', () => {
  const used = process.memoryUsage.rss() / 2 ** 20;
  expect(residentMegabytes(process.pid) / used).toBeCloseTo(1, 0);
});

test('the kept memory is the lowest of one reading a second, including the first and the last', async () => {
  jest.useFakeTimers();
  const values = [360, 420, 350, 410, 300];
  const read = jest.fn((_pid: number) => values.shift() ?? 0);
  const kept = keptMegabytes(7, 3000, read);
  await jest.advanceTimersByTimeAsync(3000);
  expect(await kept).toBe(350);
  expect(read.mock.calls).toEqual([[7], [7], [7], [7]]);
  jest.useRealTimers();
});
