import { QueryObserver } from '@tanstack/react-query';
import type { RouteObject } from 'react-router-dom';
import { createQueryClient } from '../../shared/composition/queryClient';
import { createUnusedQueries } from './unusedQueries';
import { createWarmData } from './warmData';

const ask = jest.fn<Promise<string>, [string]>();
const queryClient = createQueryClient();
const query = (id: string) => ({ queryKey: ['post', id], queryFn: () => ask(id), retryOnMount: false });
const routes: RouteObject[] = [
  {
    path: 'blog/:id',
    loader: async ({ params, request }) => {
      await queryClient.prefetchQuery(query(`${params.id}${new URL(request.url).search}`));
      return null;
    },
  },
  {
    path: 'roto',
    loader: () => {
      throw new Error('broken on purpose');
    },
  },
];
const warmData = createWarmData(createUnusedQueries(queryClient));
const target = (path: string) => new URL(path, 'https://tramuntana.example');
const kept = (id: string) => queryClient.getQueryData(['post', id]);

beforeEach(() => {
  jest.useFakeTimers();
  queryClient.clear();
  ask.mockReset().mockImplementation(async (id) => `entry ${id}`);
});
afterEach(() => jest.useRealTimers());

test('a page’s data are loaded by its own loader, once', async () => {
  await warmData(routes, target('/blog/3?page=2'));
  await warmData(routes, target('/blog/3?page=2'));
  expect(kept('3?page=2')).toBe('entry 3?page=2');
  expect(ask).toHaveBeenCalledTimes(1);
});

test('what no page used within half a minute is forgotten', async () => {
  await warmData(routes, target('/blog/3'));
  jest.advanceTimersByTime(29_999);
  expect(kept('3')).toBe('entry 3');
  jest.advanceTimersByTime(1);
  expect(kept('3')).toBeUndefined();
});

test('what a page used stays, as all data do', async () => {
  await warmData(routes, target('/blog/3'));
  const leave = new QueryObserver(queryClient, query('3')).subscribe(() => {});
  leave();
  jest.advanceTimersByTime(60_000);
  expect(kept('3')).toBe('entry 3');
});

test('what was there before is not forgotten with it', async () => {
  queryClient.setQueryData(['post', '3'], 'entry 3');
  await warmData(routes, target('/blog/3'));
  jest.advanceTimersByTime(60_000);
  expect(kept('3')).toBe('entry 3');
});

test('a failure leaves nothing behind: the page asks again, and tells', async () => {
  ask.mockRejectedValueOnce(new Error('no network'));
  await warmData(routes, target('/blog/3'));
  expect(queryClient.getQueryState(['post', '3'])).toBeUndefined();
  await expect(warmData(routes, target('/roto'))).resolves.toBeUndefined();
});

test('a pointer that crosses a list asks for the data of two pages at most', async () => {
  ask.mockReturnValue(new Promise(() => {}));
  for (const id of ['1', '2', '3']) void warmData(routes, target(`/blog/${id}`));
  expect(ask.mock.calls).toEqual([['1'], ['2']]);
});
