import { dehydrate } from '@tanstack/react-query';
import { createQueryClient } from '../../shared/composition/queryClient';
import { aRemote } from '../../testing/aRemote';
import { createPrefetchPageData } from './prefetchPageData';
import { createUnusedQueries } from './unusedQueries';

const blog = aRemote();
const release = `${blog.name}@${blog.version}`;
const queryClient = createQueryClient();
const prefetch = createPrefetchPageData({
  remotes: { forPath: (path) => (path.startsWith('/blog') ? blog : undefined) },
  queryClient,
  unused: createUnusedQueries(queryClient),
});
const answer = jest.spyOn(globalThis, 'fetch');
const target = new URL('https://tramuntana.example/blog?tag=2');

function says(from: string, data = 'una lista'): void {
  const server = createQueryClient();
  server.setQueryData(['posts'], data);
  const body = JSON.stringify({ release: from, queries: dehydrate(server) });
  answer.mockResolvedValueOnce(new Response(body, { headers: { 'content-length': '1234' } }));
}

beforeEach(() => {
  jest.useFakeTimers();
  queryClient.clear();
  answer.mockReset();
});
afterEach(() => jest.useRealTimers());

test('a page’s data are there for its loaders, at low priority, and their bytes are told', async () => {
  says(release);
  expect(await prefetch(target)).toBe(1234);
  expect(answer.mock.calls).toEqual([['/page-data?address=%2Fblog%3Ftag%3D2', { priority: 'low' }]]);
  expect(queryClient.getQueryData(['posts'])).toBe('una lista');
});

test('what no page used within five minutes is forgotten', async () => {
  says(release);
  await prefetch(target);
  jest.advanceTimersByTime(299_999);
  expect(queryClient.getQueryData(['posts'])).toBe('una lista');
  jest.advanceTimersByTime(1);
  expect(queryClient.getQueryData(['posts'])).toBeUndefined();
});

test('another release’s data are not for the one of this page', async () => {
  says(`${blog.name}@otra`);
  await prefetch(target);
  expect(queryClient.getQueryData(['posts'])).toBeUndefined();
});

test('what the page has is kept where it is newer', async () => {
  jest.setSystemTime(1000);
  says(release, 'vieja');
  jest.setSystemTime(2000);
  queryClient.setQueryData(['posts'], 'nueva');
  await prefetch(target);
  expect(queryClient.getQueryData(['posts'])).toBe('nueva');
});

test('an answer whose length is not told counts as long as its text', async () => {
  const body = JSON.stringify({ release: 'none', queries: {} });
  answer.mockResolvedValueOnce(new Response(body));
  expect(await prefetch(target)).toBe(body.length);
});

test('a page without data costs nothing, and an answer that is none is told', async () => {
  answer.mockResolvedValueOnce(new Response(null, { status: 204 }));
  expect(await prefetch(target)).toBe(0);
  answer.mockResolvedValueOnce(new Response('', { status: 500 }));
  await expect(prefetch(target)).rejects.toThrow('/page-data answered 500');
});
