import { MAX_FIRST_ERRORS, PAGE_ERRORS } from '../shared/composition/reports/pageErrors';
import { REMOTE_FAILED } from '../shared/composition/reports/remoteFailed';
import { startPageErrors } from '../testing/startPageErrors';

const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
let stop: () => void;
beforeEach(() => {
  logged.mockClear();
  window.history.replaceState(null, '', '/blog');
  stop = startPageErrors();
});
afterEach(() => stop());

const kept = () => window[PAGE_ERRORS];
const uncaught = (error: unknown) => window.dispatchEvent(new ErrorEvent('error', { error }));
const rejected = (reason: unknown) => window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

test('uncaught errors, rejected promises and errors behind a card are kept with path and time', () => {
  uncaught('uno');
  window.history.pushState(null, '', '/tienda');
  rejected('dos');
  console.error(REMOTE_FAILED, 'tres');
  const at = expect.any(Number);
  expect(kept()).toMatchObject({
    path: '/blog',
    first: [
      { error: 'uno', path: '/blog', at },
      { error: 'dos', path: '/tienda', at },
      { error: 'tres', path: '/tienda', at },
    ],
  });
});

test('console.error still logs everything, but only errors behind a card are kept', () => {
  console.error('A retry failed', 'uno');
  console.error(REMOTE_FAILED, 'dos');
  expect(logged.mock.calls).toEqual([
    ['A retry failed', 'uno'],
    [REMOTE_FAILED, 'dos'],
  ]);
  expect(kept().first.map(({ error }) => error)).toEqual(['dos']);
});

test('error events without an error, such as the browser’s own notices, are ignored', () => {
  uncaught(undefined);
  expect(kept().first).toEqual([]);
});

test('a page that keeps failing stores only the first errors, but followers get all of them', () => {
  const followed: unknown[] = [];
  kept().followers.push(({ error }) => followed.push(error));
  for (let count = 0; count < MAX_FIRST_ERRORS + 1; count++) rejected(count);
  expect(kept().first).toHaveLength(MAX_FIRST_ERRORS);
  expect(followed).toHaveLength(MAX_FIRST_ERRORS + 1);
});
