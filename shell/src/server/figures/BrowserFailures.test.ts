/** @jest-environment node */
import { BrowserFailures } from './BrowserFailures';

const BLOG = { name: 'mfe-blog', version: '1.0.0-a' };
const MINUTE = 60_000;

/** Views of the blog's release, `failures` of them failed, with a clock that the test sets. */
function someViews(views: number, failures: number) {
  const clock = { time: 0 };
  const warnings: string[] = [];
  const log = { warn: (_details: object, message: string) => warnings.push(message) };
  const failing = new BrowserFailures({ log, now: () => clock.time });
  const count = (seen: number, failed: number) => {
    for (let view = 0; view < seen; view++) failing.view(BLOG);
    for (let failure = 0; failure < failed; failure++) failing.failure(BLOG);
  };
  count(views, failures);
  return { failing, clock, warnings, count, problem: () => failing.problemOf(BLOG) };
}

test.each([
  ['all of three views', 3, 3, '3 of its last 3 views failed in browsers'],
  ['a fifth of the views', 50, 10, '10 of its last 50 views failed in browsers'],
  ['views of kept pages alone', 0, 4, '4 of its last 4 views failed in browsers'],
])('a release that failed in %s has a problem', (_what, views, failures, problem) => {
  expect(someViews(views, failures).problem()).toBe(problem);
});

test.each([
  ['two views', 2, 2],
  ['less than a fifth of the views', 51, 10],
  ['none', 5, 0],
])('a release that failed in %s has none', (_what, views, failures) => {
  expect(someViews(views, failures).problem()).toBeUndefined();
});

test('another release of the remote has none', () => {
  const { failing } = someViews(3, 3);
  expect(failing.problemOf({ name: 'mfe-blog', version: '1.0.0-b' })).toBeUndefined();
});

test('the log names a failing release once, and again after a good period', () => {
  const { warnings, clock, count } = someViews(5, 5);
  expect(warnings).toEqual(['pages fail in browsers: 3 of its last 5 views failed in browsers']);
  for (const minutes of [6, 12, 18]) {
    clock.time = minutes * MINUTE;
    count(5, 0);
  }
  count(3, 3);
  expect(warnings).toHaveLength(2);
});

test('failures from ten minutes ago do not count', () => {
  const { clock, problem } = someViews(3, 3);
  clock.time = 6 * MINUTE;
  expect(problem()).toBeDefined();
  clock.time = 12 * MINUTE;
  expect(problem()).toBeUndefined();
});
