import { createMemoryRouter } from 'react-router';
import { hasChanged, renewDocument } from './renewDocument';

const HOUR = 3_600_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  delete document.documentElement.dataset.failed;
});

/** A page at /blog that was loaded `age` milliseconds ago. `answer` tells whether other releases are live. */
async function aPage(age: number, answer: () => Promise<boolean> = async () => true) {
  // Each page gets its own mock, because listeners of earlier tests still run.
  const isOutdated = jest.fn(answer);
  const loadDocument = jest.fn();
  const router = createMemoryRouter([{ path: '*' }], { initialEntries: ['/', '/blog'], initialIndex: 1 });
  renewDocument({ router, revision: 'r1', isOutdated, loadDocument });
  await jest.advanceTimersByTimeAsync(age);
  return { router, isOutdated, loadDocument };
}

const sign = async (type = 'pointerover') => {
  document.dispatchEvent(new Event(type));
  await jest.advanceTimersByTimeAsync(0);
};

test('within the first hour the server is not asked, and navigations stay in the document', async () => {
  const { router, isOutdated, loadDocument } = await aPage(HOUR - 1);
  await sign();
  await router.navigate('/media');
  expect(router.state.location.pathname).toBe('/media');
  expect([isOutdated.mock.calls.length, loadDocument.mock.calls.length]).toEqual([0, 0]);
});

test('after an hour, if other releases are live, a navigation to another page loads its document', async () => {
  const { router, isOutdated, loadDocument } = await aPage(HOUR);
  await router.navigate('/media?orden=nuevo#cala');
  expect(isOutdated.mock.calls).toEqual([['r1']]);
  expect(loadDocument.mock.calls).toEqual([['/media?orden=nuevo#cala']]);
  expect(router.state.location.pathname).toBe('/blog');
});

test.each(['visibilitychange', 'pointerover', 'pointerdown', 'touchstart', 'focusin'])(
  'a release that became live after the hour is noticed at the next %s, before the click',
  async (type) => {
    let isDeployed = false;
    const { router, loadDocument } = await aPage(HOUR, async () => isDeployed);
    isDeployed = true;
    await jest.advanceTimersByTimeAsync(60_000);
    await sign(type);
    await router.navigate('/media');
    expect(loadDocument).toHaveBeenCalledTimes(1);
  },
);

test('without newer releases pages change in place, and the server is asked once a minute at most', async () => {
  const { router, isOutdated } = await aPage(HOUR, async () => false);
  for (let second = 0; second < 59; second++) {
    await jest.advanceTimersByTimeAsync(1000);
    await sign();
  }
  expect(isOutdated).toHaveBeenCalledTimes(1);
  await router.navigate('/media');
  expect(router.state.location.pathname).toBe('/media');
});

test('after a failure behind a card, the next page brings newer releases, however young the document is', async () => {
  let isRolledBack = false;
  const { router, isOutdated, loadDocument } = await aPage(0, async () => isRolledBack);
  document.documentElement.dataset.failed = 'true';
  await sign();
  await router.navigate('/media');
  expect([isOutdated.mock.calls.length, loadDocument.mock.calls.length]).toEqual([1, 0]);
  isRolledBack = true;
  await jest.advanceTimersByTimeAsync(4_999);
  await sign();
  expect(isOutdated).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  await sign();
  await router.navigate('/blog');
  expect(loadDocument.mock.calls).toEqual([['/blog']]);
});

test('navigations that stay on the page, replace, go back or carry a state are left to the router', async () => {
  const { router, loadDocument } = await aPage(HOUR);
  await router.navigate('/blog?tag=girona');
  await router.navigate('/media', { replace: true });
  await router.navigate('/media/1', { state: { shown: 1 } });
  await router.navigate(-1);
  expect(loadDocument).not.toHaveBeenCalled();
  expect(router.state.location.pathname).toBe('/media');
});

test('a page in the background does not ask the server until the visitor returns to it', async () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { isOutdated } = await aPage(2 * HOUR);
  await sign();
  expect(isOutdated).not.toHaveBeenCalled();
  hidden.mockRestore();
  await sign('visibilitychange');
  expect(isOutdated).toHaveBeenCalledTimes(1);
});

test('if the server does not answer, the page goes on and asks again', async () => {
  const { router, isOutdated } = await aPage(HOUR, () => Promise.reject(new TypeError('Failed to fetch')));
  await router.navigate('/media');
  expect(router.state.location.pathname).toBe('/media');
  await jest.advanceTimersByTimeAsync(60_000);
  await sign();
  expect(isOutdated).toHaveBeenCalledTimes(2);
});

test.each([
  [304, false],
  [200, true],
])('the answer %i to the page’s revision means that other releases are live: %s', async (status, changed) => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status }));
  expect(await hasChanged('r1')).toBe(changed);
  expect(fetch).toHaveBeenCalledWith(
    '/registry.json',
    expect.objectContaining({ method: 'HEAD', headers: { 'if-none-match': '"r1"' }, cache: 'no-store' }),
  );
});

test('rejects if the server cannot answer', async () => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 503 }));
  await expect(hasChanged('r1')).rejects.toThrow('/registry.json answered 503');
});
