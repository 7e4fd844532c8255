/** @jest-environment node */
import { delay, unlessAborted } from './deadline';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Whether a promise is settled once all pending microtasks have run. */
async function isSettled(promise: Promise<unknown>) {
  const pending = Symbol('pending');
  const first = await Promise.race([promise, jest.advanceTimersByTimeAsync(0).then(() => pending)]);
  return first !== pending;
}

test('a delay resolves at its time, not earlier', async () => {
  const waiting = delay(300, new AbortController().signal);
  await jest.advanceTimersByTimeAsync(299);
  expect(await isSettled(waiting)).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(await isSettled(waiting)).toBe(true);
});

test('a delay resolves when its signal aborts, and leaves no timer', async () => {
  const page = new AbortController();
  const waiting = delay(300, page.signal);
  page.abort();
  await waiting;
  await delay(300, page.signal);
  expect(jest.getTimerCount()).toBe(0);
});

test('a promise settles as usual while the signal is not aborted', async () => {
  const { signal } = new AbortController();
  await expect(unlessAborted(Promise.resolve('data'), signal)).resolves.toBe('data');
  await expect(unlessAborted(Promise.reject(new Error('broken')), signal)).rejects.toThrow('broken');
});

test('an abort rejects with the signal’s reason, also if the signal was aborted before', async () => {
  const page = new AbortController();
  const waiting = unlessAborted(new Promise(() => {}), page.signal);
  page.abort(new Error('too late'));
  await expect(waiting).rejects.toThrow('too late');
  await expect(unlessAborted(new Promise(() => {}), page.signal)).rejects.toThrow('too late');
});
