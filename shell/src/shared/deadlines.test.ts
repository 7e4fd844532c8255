import * as deadlines from './deadlines';

const { ANSWER, PAGE_DATA, LAYOUT_DATA, RENDER, RENDER_GRACE, SUBSTITUTE, SUBMIT, STUCK_CPU, HEARTBEAT } = deadlines;

test('a visitor has a page, or its substitute, within two seconds', () => {
  expect(RENDER + SUBSTITUTE).toBeLessThan(ANSWER);
});

test('a page whose data are late still has time to be rendered', () => {
  expect(LAYOUT_DATA).toBeLessThan(PAGE_DATA);
  expect(PAGE_DATA).toBeLessThan(RENDER);
});

test('a thread gives up a page only after the server has, and a page of the background has longer', () => {
  expect(RENDER_GRACE).toBeGreaterThan(0);
  expect(deadlines.BACKGROUND_RENDER).toBeGreaterThan(RENDER + RENDER_GRACE);
});

test('a form has more time than a page', () => {
  expect(SUBMIT).toBeGreaterThan(RENDER);
});

test('a thread that loops is ended within a page’s deadline, and misses many heartbeats before', () => {
  expect(STUCK_CPU + 2 * deadlines.THREAD_CHECK).toBeLessThan(RENDER);
  expect(10 * HEARTBEAT).toBeLessThan(STUCK_CPU);
  expect(HEARTBEAT).toBeLessThan(deadlines.THREAD_CHECK);
});

test('a thread that blocks is ended sooner than one that has not started', () => {
  expect(deadlines.STUCK_SILENCE).toBeLessThan(deadlines.THREAD_START);
});
