import { createQueryClient } from '../../shared/composition/queryClient';
import { aRemote } from '../../testing/aRemote';
import { createPageData, type FetchPageData } from './createPageData';

const blog = aRemote();
const release = `${blog.name}@${blog.version}`;
const queryClient = createQueryClient();
const answer = jest.spyOn(globalThis, 'fetch');
const page = { pathname: '/blog', search: '?tag=2' };
let fetchPageData: FetchPageData;

function says(from: string, data = 'una lista'): void {
  const body = JSON.stringify({ release: from, queries: [[['posts'], data, Date.now()]] });
  answer.mockResolvedValueOnce(new Response(body, { headers: { 'content-length': '1234' } }));
}

beforeEach(() => {
  jest.useFakeTimers();
  queryClient.clear();
  answer.mockReset();
  const forPath = (path: string) => (path.startsWith('/blog') ? blog : undefined);
  fetchPageData = createPageData({ remotes: { forPath }, queryClient });
});
afterEach(() => jest.useRealTimers());

test('a page’s data are stored for its loaders, and their bytes are returned', async () => {
  says(release);
  expect(await fetchPageData(page, 'low')).toBe(1234);
  expect(answer.mock.calls).toEqual([['/page-data?address=%2Fblog%3Ftag%3D2', { priority: 'low' }]]);
  expect(queryClient.getQueryData(['posts'])).toBe('una lista');
});

test('the data of a page are fetched once, and a click reuses a running request', async () => {
  says(release);
  const ahead = fetchPageData(page, 'low');
  expect(fetchPageData(page, 'auto')).toBe(ahead);
  await ahead;
  expect(await fetchPageData(page, 'auto')).toBe(1234);
  expect(answer).toHaveBeenCalledTimes(1);
});

test('data of another release are ignored', async () => {
  says(`${blog.name}@otra`);
  await fetchPageData(page, 'auto');
  expect(queryClient.getQueryData(['posts'])).toBeUndefined();
});

test('newer data of the page are kept', async () => {
  jest.setSystemTime(1000);
  says(release, 'vieja');
  jest.setSystemTime(2000);
  queryClient.setQueryData(['posts'], 'nueva');
  await fetchPageData(page, 'auto');
  expect(queryClient.getQueryData(['posts'])).toBe('nueva');
});

test('without a `content-length`, the length of the text counts', async () => {
  const body = JSON.stringify({ release: 'none', queries: [] });
  answer.mockResolvedValueOnce(new Response(body));
  expect(await fetchPageData(page, 'low')).toBe(body.length);
});

test.each([
  ['a page without data', () => answer.mockResolvedValueOnce(new Response(null, { status: 204 }))],
  ['an empty answer', () => answer.mockResolvedValueOnce(new Response('', { status: 500 }))],
  [
    'an answer of an older shell, in another shape',
    () => answer.mockResolvedValueOnce(Response.json({ release, queries: { mutations: [], queries: [] } })),
  ],
  ['a connection that fails', () => answer.mockRejectedValueOnce(new Error('no network'))],
])('%s adds no data, so the loaders fetch their own', async (_what, give) => {
  give();
  expect(await fetchPageData(page, 'auto')).toBe(0);
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
});
