import { createQueryClient } from '../../shared/composition/queryClient';
import { createPrefetchPageData } from './prefetchPageData';
import { createUnusedQueries } from './unusedQueries';

const queryClient = createQueryClient();
const target = new URL('https://tramuntana.example/blog?tag=2');
const fetchPageData = jest.fn(async () => {
  queryClient.setQueryData(['posts'], 'una lista');
  return 1234;
});
const prefetch = createPrefetchPageData(fetchPageData, createUnusedQueries(queryClient));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('data that no page used within five minutes are forgotten', async () => {
  expect(await prefetch(target, 'low')).toBe(1234);
  expect(fetchPageData.mock.calls).toEqual([[target, 'low']]);
  jest.advanceTimersByTime(299_999);
  expect(queryClient.getQueryData(['posts'])).toBe('una lista');
  jest.advanceTimersByTime(1);
  expect(queryClient.getQueryData(['posts'])).toBeUndefined();
});
