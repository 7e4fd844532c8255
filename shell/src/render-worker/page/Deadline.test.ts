/** @jest-environment node */
import { processTime } from '../protocol';
import { Deadline } from './Deadline';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const aDeadline = (within = 1000) => new Deadline(processTime() + within, 'too late');

/** Whether a promise is settled once all pending microtasks have run. */
async function isSettled(promise: Promise<unknown>) {
  const pending = Symbol('pending');
  const first = await Promise.race([promise, jest.advanceTimersByTimeAsync(0).then(() => pending)]);
  return first !== pending;
}

test('a share resolves at its time, not earlier', async () => {
  const waiting = aDeadline().share(300);
  await jest.advanceTimersByTimeAsync(299);
  expect(await isSettled(waiting)).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(await isSettled(waiting)).toBe(true);
});

test('a share ends at the deadline, also if it is longer', async () => {
  const deadline = aDeadline(1000);
  const waiting = deadline.share(1500);
  await jest.advanceTimersByTimeAsync(999);
  expect(await isSettled(waiting)).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(await isSettled(waiting)).toBe(true);
  expect(jest.getTimerCount()).toBe(0);
});

test('a share resolves when the work has finished, and leaves no timer', async () => {
  const deadline = aDeadline();
  const waiting = deadline.share(300);
  deadline.finish();
  await waiting;
  await deadline.share(300);
  expect(jest.getTimerCount()).toBe(0);
});

test('a promise settles as usual before the deadline', async () => {
  const deadline = aDeadline();
  await expect(deadline.limit(Promise.resolve('data'))).resolves.toBe('data');
  await expect(deadline.limit(Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});

test('at the deadline a promise rejects with the message, and so does a later one', async () => {
  const deadline = aDeadline();
  const refused = expect(deadline.limit(new Promise(() => {}))).rejects.toThrow('too late');
  await jest.advanceTimersByTimeAsync(1000);
  await refused;
  await expect(deadline.limit(new Promise(() => {}))).rejects.toThrow('too late');
});

test('finished work aborts its open calls, and not as a failure', () => {
  const deadline = aDeadline();
  expect(deadline.signal.aborted).toBe(false);
  deadline.finish();
  expect(deadline.signal.reason).toMatchObject({ name: 'AbortError' });
});

test('the check sees a deadline whose timer has not fired yet, and a new deadline must not have passed', () => {
  const deadline = aDeadline();
  expect(() => deadline.check()).not.toThrow();
  const clock = jest.spyOn(process.hrtime, 'bigint').mockReturnValue(process.hrtime.bigint() + 1_000_000_000n);
  expect(() => deadline.check()).toThrow('too late');
  expect(() => aDeadline(0)).toThrow('too late');
  clock.mockRestore();
});
