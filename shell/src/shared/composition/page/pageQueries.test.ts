import { createQueryClient } from '../queryClient';
import { addPageQueries, pageQueries } from './pageQueries';

/** What the browser reads of what the server wrote. */
const sent = (...args: Parameters<typeof pageQueries>) => JSON.parse(JSON.stringify(pageQueries(...args)));

test('the browser has the data of the server’s queries, as old as they are there', () => {
  const server = createQueryClient();
  server.setQueryData(['posts', { page: 2 }], ['una entrada'], { updatedAt: 1000 });
  server.setQueryData(['nothing'], null, { updatedAt: 2000 });
  const browser = createQueryClient();
  addPageQueries(browser, sent(server));
  expect(browser.getQueryState(['posts', { page: 2 }])).toMatchObject({
    data: ['una entrada'],
    dataUpdatedAt: 1000,
    status: 'success',
    fetchStatus: 'idle',
  });
  expect(browser.getQueryData(['nothing'])).toBeNull();
});

test('a query that failed, or has not answered, is the browser’s to ask again', async () => {
  const server = createQueryClient();
  const queryFn = () => Promise.reject(new Error('no answer'));
  await server.prefetchQuery({ queryKey: ['failed'], queryFn });
  void server.prefetchQuery({ queryKey: ['late'], queryFn: () => new Promise(() => {}) });
  expect(pageQueries(server)).toEqual([]);
});

test('queries are written alike, whichever was answered first', () => {
  const written = (keys: readonly string[]) => {
    const server = createQueryClient();
    for (const key of keys) server.setQueryData([key], key, { updatedAt: 1000 });
    return pageQueries(server).map(([[key]]) => key);
  };
  expect(written(['b', 'c', 'a'])).toEqual(['a', 'b', 'c']);
  expect(written(['c', 'a', 'b'])).toEqual(['a', 'b', 'c']);
});

test('of the same query the newer data stay', () => {
  const browser = createQueryClient();
  browser.setQueryData(['older'], 'del navegador', { updatedAt: 1 });
  browser.setQueryData(['newer'], 'del navegador', { updatedAt: 3 });
  addPageQueries(browser, [
    [['older'], 'del servidor', 2],
    [['newer'], 'del servidor', 2],
  ]);
  expect([browser.getQueryData(['older']), browser.getQueryData(['newer'])]).toEqual(['del servidor', 'del navegador']);
});
