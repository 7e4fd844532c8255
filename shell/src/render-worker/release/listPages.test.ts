/** @jest-environment node */
import type { ShellServices } from '@tramuntana/contracts';
import { aBlog, aRenderer } from '../../testing/aRenderer';
import { listPages } from './listPages';

const TIMEOUT = 30_000;
const list = (pages: (shell: ShellServices) => unknown, timeout = TIMEOUT) =>
  listPages(aRenderer(aBlog(() => [], { listPages: async (shell) => pages(shell) as never })), timeout);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a release lists its pages for search engines', async () => {
  const pages = [{ path: '/blog' }, { path: '/blog/post/1', lastModified: '2026-05-14' }];
  await expect(list(() => pages)).resolves.toEqual(pages);
  expect(jest.getTimerCount()).toBe(0);
});

test('a release without `listPages` has no pages, and neither has the shell alone', async () => {
  await expect(listPages(aRenderer(aBlog(() => [])), TIMEOUT)).resolves.toEqual([]);
  await expect(listPages(aRenderer(null), TIMEOUT)).resolves.toEqual([]);
});

test('an error of the release rejects the list', async () => {
  await expect(list(() => Promise.reject(new Error('roto')))).rejects.toThrow('roto');
});

test.each([
  ['no list', 'blog'],
  ['no paths', [{ url: '/blog' }]],
  ['no text', [{ path: () => '/blog' }]],
])(
  'a list of another shape is refused, or it would end the thread on its way to the server: %s',
  async (_what, pages) => {
    await expect(list(() => pages)).rejects.toThrow(/path|array/);
  },
);

test('listing has its own timeout, which aborts its calls', async () => {
  let signal: AbortSignal | null | undefined;
  jest.spyOn(globalThis, 'fetch').mockImplementation((_url, init) => {
    signal = init?.signal;
    return new Promise(() => {});
  });
  const told = jest.fn();
  const listing = list(({ api, loaderTimeout }) => {
    void loaderTimeout().then(told);
    return api.get('/blog-post/', {} as never);
  });
  const refused = expect(listing).rejects.toThrow(`no list of pages after ${TIMEOUT} ms`);
  await jest.advanceTimersByTimeAsync(TIMEOUT - 1);
  expect(signal?.aborted).toBe(false);
  expect(told).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await refused;
  expect(signal?.aborted).toBe(true);
  expect(told).toHaveBeenCalled();
});
