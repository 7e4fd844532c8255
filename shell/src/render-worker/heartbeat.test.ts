/** @jest-environment node */
import { HEARTBEAT } from '../shared/deadlines';
import { beat, beatWhileWorking, createHeartbeat, readHeartbeat } from './heartbeat';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function aThread() {
  const beats = jest.fn();
  const working = beatWhileWorking(beats);
  const begin = () => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    return { done: working(() => promise), resolve, reject };
  };
  return { beats, working, begin };
}

test('a thread beats before its work, because the work may block every timer', async () => {
  const { beats, working } = aThread();
  await working(async () => expect(beats).toHaveBeenCalledTimes(1));
});

test('a thread beats at intervals while any work is in progress, and when each work ends', async () => {
  const { beats, begin } = aThread();
  const first = begin();
  const second = begin();
  expect(beats).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(3 * HEARTBEAT);
  expect(beats).toHaveBeenCalledTimes(5);
  first.resolve('page');
  expect(await first.done).toBe('page');
  expect(beats).toHaveBeenCalledTimes(6);
  await jest.advanceTimersByTimeAsync(HEARTBEAT);
  expect(beats).toHaveBeenCalledTimes(7);
  second.resolve('page');
  await second.done;
  expect(beats).toHaveBeenCalledTimes(8);
});

test('an idle thread has no timer, even after failed work, and beats again with the next work', async () => {
  const { beats, begin } = aThread();
  expect(jest.getTimerCount()).toBe(0);
  const failing = begin();
  failing.reject(new Error('roto'));
  await expect(failing.done).rejects.toThrow('roto');
  expect(jest.getTimerCount()).toBe(0);
  beats.mockClear();
  const next = begin();
  await jest.advanceTimersByTimeAsync(HEARTBEAT);
  expect(beats).toHaveBeenCalledTimes(2);
  next.resolve('page');
  await next.done;
  expect(jest.getTimerCount()).toBe(0);
});

test('the server reads the number of beats and the CPU time at the last one', () => {
  const heartbeat = createHeartbeat();
  expect(readHeartbeat(heartbeat)).toEqual({ beats: 0, cpu: 0 });
  beat(heartbeat, 12.4);
  beat(heartbeat, 70.6);
  expect(readHeartbeat(heartbeat)).toEqual({ beats: 2, cpu: 71 });
});
