/** @jest-environment node */
import { aCanary } from '../testing/aCanary';
import { HaltRequests } from './HaltRequests';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('a halt is requested until the store shows it', () => {
  let isPending = true;
  const ask = jest.fn();
  const requests = new HaltRequests({ ask, isPending: () => isPending });
  requests.add(aCanary(), '9 of 10 views failed');
  expect(ask.mock.calls).toEqual([
    [{ remote: 'mfe-blog', version: '1.0.0-b', since: '2026-11-22T12:00:00.000Z', reason: '9 of 10 views failed' }],
  ]);
  jest.advanceTimersByTime(10_000);
  expect(ask).toHaveBeenCalledTimes(3);
  isPending = false;
  jest.advanceTimersByTime(60_000);
  expect([ask.mock.calls.length, jest.getTimerCount()]).toEqual([3, 0]);
});

test('a server that ends requests nothing more', () => {
  const ask = jest.fn();
  const requests = new HaltRequests({ ask, isPending: () => true });
  requests.add(aCanary(), 'x');
  requests.close();
  jest.advanceTimersByTime(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
});
