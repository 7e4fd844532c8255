/** @jest-environment node */
import { THREAD_CHECK } from '../../shared/deadlines';
import { StuckDetector } from './StuckDetector';

/** A detector that watches a thread whose heartbeat and CPU time the test sets. */
function aWatchedThread({ beats = 1 } = {}) {
  const stuck = jest.fn();
  const thread = { beats, cpuAtBeat: 0, cpu: 0, stuck };
  let tellsCpu = true;
  const cpuTime = jest.fn(async () => (tellsCpu ? thread.cpu : new Promise<number>(() => {})));
  const detector = new StuckDetector({
    heartbeat: () => ({ beats: thread.beats, cpu: thread.cpuAtBeat }),
    cpuTime,
    stuck,
  });
  detector.reset();
  return {
    thread,
    detector,
    cpuTime,
    stuck,
    staySilentAbout: () => {
      tellsCpu = false;
    },
    /** Lets time pass. `share` is the part of it that the thread gets as CPU time, `beats` whether it has a heartbeat. */
    async pass(milliseconds: number, { share = 0, beats = false } = {}) {
      for (let passed = 0; passed < milliseconds; passed += THREAD_CHECK) {
        thread.cpu += THREAD_CHECK * share;
        if (beats) {
          thread.beats += 1;
          thread.cpuAtBeat = thread.cpu;
        }
        detector.tick();
        await new Promise(setImmediate);
      }
    },
  };
}

test('a thread that used a second of CPU without a heartbeat is stuck, and is reported once', async () => {
  const { pass, stuck } = aWatchedThread();
  await pass(900, { share: 1 });
  expect(stuck).not.toHaveBeenCalled();
  await pass(100, { share: 1 });
  expect(stuck).toHaveBeenCalledWith('its code ran for 1000 ms of CPU without a pause');
  await pass(1000, { share: 1 });
  expect(stuck).toHaveBeenCalledTimes(1);
});

test('a thread that gets a tenth of a processor is not stuck after 4.9 s', async () => {
  const { pass, stuck } = aWatchedThread();
  await pass(4900, { share: 0.1 });
  expect(stuck).not.toHaveBeenCalled();
});

test('CPU time counts from the last heartbeat, so work with pauses has no limit', async () => {
  const { pass, stuck } = aWatchedThread();
  for (let round = 0; round < 10; round++) {
    await pass(900, { share: 1 });
    await pass(100, { beats: true });
  }
  expect(stuck).not.toHaveBeenCalled();
});

test('a thread that blocks without CPU is stuck after five seconds', async () => {
  const { pass, stuck } = aWatchedThread();
  await pass(4900);
  expect(stuck).not.toHaveBeenCalled();
  await pass(100);
  expect(stuck).toHaveBeenCalledWith('its code blocked the thread for 5000 ms');
});

test('a thread that never tells its CPU time is asked once, and is stuck after five seconds', async () => {
  const { pass, stuck, cpuTime, staySilentAbout } = aWatchedThread();
  staySilentAbout();
  await pass(4900, { share: 1 });
  expect(cpuTime).toHaveBeenCalledTimes(1);
  expect(stuck).not.toHaveBeenCalled();
  await pass(100);
  expect(stuck).toHaveBeenCalledTimes(1);
});

test('a healthy thread is never asked for its CPU time', async () => {
  const { pass, cpuTime } = aWatchedThread();
  await pass(5000, { share: 1, beats: true });
  expect(cpuTime).not.toHaveBeenCalled();
});

test('a silent thread is asked for its CPU time only after 800 ms', async () => {
  const { pass, cpuTime } = aWatchedThread();
  await pass(700);
  expect(cpuTime).not.toHaveBeenCalled();
  await pass(100);
  expect(cpuTime).toHaveBeenCalledTimes(1);
});

test('a heartbeat that comes while the thread is asked clears it', async () => {
  const { thread, detector, stuck, cpuTime } = aWatchedThread();
  let tell = (_milliseconds: number) => {};
  cpuTime.mockReturnValueOnce(
    new Promise((resolve) => {
      tell = resolve;
    }),
  );
  for (let ticks = 0; ticks < 9; ticks++) detector.tick();
  thread.beats += 1;
  tell(3000);
  await new Promise(setImmediate);
  expect(stuck).not.toHaveBeenCalled();
});

test('a failed question for the CPU time reports nothing and is asked again', async () => {
  const { pass, stuck, cpuTime } = aWatchedThread();
  cpuTime.mockRejectedValueOnce(new Error('the worker has ended'));
  await pass(1000);
  expect(stuck).not.toHaveBeenCalled();
  expect(cpuTime.mock.calls.length).toBeGreaterThan(1);
});

test('a thread has thirty seconds to start', async () => {
  const { pass, stuck } = aWatchedThread({ beats: 0 });
  await pass(29_900, { share: 1 });
  expect(stuck).not.toHaveBeenCalled();
  await pass(100);
  expect(stuck).toHaveBeenCalledWith('its thread did not start in 30000 ms');
});

test('silence without work does not count', async () => {
  const { detector, pass, stuck } = aWatchedThread();
  await pass(4900);
  detector.reset();
  await pass(4900);
  expect(stuck).not.toHaveBeenCalled();
});
