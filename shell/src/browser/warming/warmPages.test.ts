import { createQueryClient } from '../../shared/composition/queryClient';
import { aRemote } from '../../testing/aRemote';
import { warmPages } from './warmPages';

const blog = aRemote({ routes: ['routes.js'], pages: { '/blog': ['list.js'] } });
const answer = jest.spyOn(globalThis, 'fetch');

beforeEach(() => {
  jest.useFakeTimers();
  answer.mockReset().mockImplementation(async () => new Response(''));
  Object.assign(window, {
    requestIdleCallback: (call: () => void) => setTimeout(call),
    IntersectionObserver: jest.fn(() => ({ observe: jest.fn(), unobserve: jest.fn() })),
  });
  document.body.innerHTML = '<nav><a href="/blog">Blog</a></nav>';
});
afterEach(() => jest.useRealTimers());

test('a page that was just hydrated is left alone for a second: a visitor who clicks at once needs the line', async () => {
  const router = { state: { navigation: { state: 'idle' } }, subscribe: jest.fn() };
  const load = jest.fn(async () => []);
  const remotes = { forPath: () => blog, isLoaded: () => false, load, find: jest.fn(), refresh: jest.fn(), nav: [] };
  const fetchPageData = jest.fn(async () => 0);
  const page = { router, remotes, federation: { prepare: jest.fn() }, queryClient: createQueryClient(), fetchPageData };
  warmPages(page as never);
  await jest.advanceTimersByTimeAsync(999);
  expect(answer).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(10);
  expect(answer.mock.calls.map(([address]) => address)).toContain('/releases/mfe-blog/1.0.0/list.js');
});
