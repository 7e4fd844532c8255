import { QueryObserver } from '@tanstack/react-query';
import { createQueryClient } from '../../shared/composition/queryClient';
import { createUnusedQueries } from './unusedQueries';

const queryClient = createQueryClient();
const ask = jest.fn(async () => 'entry');
const query = { queryKey: ['post'], queryFn: ask, retryOnMount: false };
const unused = createUnusedQueries(queryClient);
const prefetch = () => unused.during(30_000, () => queryClient.prefetchQuery(query));
const kept = () => queryClient.getQueryData(['post']);

beforeEach(() => {
  jest.useFakeTimers();
  queryClient.clear();
});
afterEach(() => jest.useRealTimers());

test('returns the result of the prefetch', async () => {
  expect(await unused.during(30_000, async () => 1234)).toBe(1234);
});

test('data that no page used within their lifetime are removed', async () => {
  await prefetch();
  jest.advanceTimersByTime(29_999);
  expect(kept()).toBe('entry');
  jest.advanceTimersByTime(1);
  expect(kept()).toBeUndefined();
});

test('data that a page used stay', async () => {
  await prefetch();
  const leave = new QueryObserver(queryClient, query).subscribe(() => {});
  leave();
  jest.advanceTimersByTime(60_000);
  expect(kept()).toBe('entry');
});

test('data from before the prefetch stay', async () => {
  queryClient.setQueryData(['post'], 'entry');
  await prefetch();
  jest.advanceTimersByTime(60_000);
  expect(kept()).toBe('entry');
});

test('a failed query is removed at once, so that the page runs it again', async () => {
  ask.mockRejectedValueOnce(new Error('no network'));
  await prefetch();
  expect(queryClient.getQueryState(['post'])).toBeUndefined();
});
