import { blockingTime, layoutShift } from './loadPage';

test('a task counts with its time over 50 ms after the first contentful paint', () => {
  const tasks = [
    { at: 0, duration: 500 },
    { at: 900, duration: 200 },
    { at: 1500, duration: 80 },
    { at: 2000, duration: 50 },
  ];
  expect(blockingTime({ tasks, fcp: 1000 })).toBe(50 + 30);
});

test('shifts add up within a session, and the worst session counts', () => {
  expect(layoutShift({ shifts: [] })).toBe(0);
  const shifts = [
    { at: 100, value: 0.01 },
    { at: 900, value: 0.02 },
    { at: 2500, value: 0.05 },
  ];
  expect(layoutShift({ shifts })).toBeCloseTo(0.05);
});

test('a session ends after five seconds, however close its shifts are', () => {
  const shifts = Array.from({ length: 13 }, (_, index) => ({ at: index * 500, value: 0.01 }));
  expect(layoutShift({ shifts })).toBeCloseTo(0.1);
});
