import * as deadlines from './deadlines';

const { ANSWER, PAGE_DATA, LAYOUT_DATA, RENDER, RENDER_GRACE, SUBSTITUTE, SUBMIT, STUCK_CPU, HEARTBEAT } = deadlines;

test('a visitor gets the page or its substitute within two seconds', () => {
  expect(RENDER + SUBSTITUTE).toBeLessThan(ANSWER);
});

test('a page with late data still has time to render', () => {
  expect(LAYOUT_DATA).toBeLessThan(PAGE_DATA);
  expect(PAGE_DATA).toBeLessThan(RENDER);
});

test('a thread gives up a page only after the server did, and rendering in the background has more time', () => {
  expect(RENDER_GRACE).toBeGreaterThan(0);
  expect(deadlines.BACKGROUND_RENDER).toBeGreaterThan(RENDER + RENDER_GRACE);
});

test('a form has more time than a page', () => {
  expect(SUBMIT).toBeGreaterThan(RENDER);
});

test('a looping thread is ended within a page’s deadline, but only after many missed heartbeats', () => {
  expect(STUCK_CPU + 2 * deadlines.THREAD_CHECK).toBeLessThan(RENDER);
  expect(10 * HEARTBEAT).toBeLessThan(STUCK_CPU);
  expect(HEARTBEAT).toBeLessThan(deadlines.THREAD_CHECK);
});

test('a blocked thread is ended sooner than a thread that does not start', () => {
  expect(deadlines.STUCK_SILENCE).toBeLessThan(deadlines.THREAD_START);
});
