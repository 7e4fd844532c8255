import { createQueryClient } from '../queryClient';
import { addPageQueries, pageQueries } from './pageQueries';

/** A value after its way through JSON from server to browser. */
const sent = (...args: Parameters<typeof pageQueries>) => JSON.parse(JSON.stringify(pageQueries(...args)));

test('the browser gets the data of the server’s queries, with their age', () => {
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

test('failed and unanswered queries are left out, so the browser loads them', async () => {
  const server = createQueryClient();
  const queryFn = () => Promise.reject(new Error('no answer'));
  await server.prefetchQuery({ queryKey: ['failed'], queryFn });
  void server.prefetchQuery({ queryKey: ['late'], queryFn: () => new Promise(() => {}) });
  expect(pageQueries(server)).toEqual([]);
});

test('the order of queries does not depend on the order of the answers', () => {
  const written = (keys: readonly string[]) => {
    const server = createQueryClient();
    for (const key of keys) server.setQueryData([key], key, { updatedAt: 1000 });
    return pageQueries(server).map(([[key]]) => key);
  };
  expect(written(['b', 'c', 'a'])).toEqual(['a', 'b', 'c']);
  expect(written(['c', 'a', 'b'])).toEqual(['a', 'b', 'c']);
});

test('if both have data of a query, the newer data stay', () => {
  const browser = createQueryClient();
  browser.setQueryData(['older'], 'del navegador', { updatedAt: 1 });
  browser.setQueryData(['newer'], 'del navegador', { updatedAt: 3 });
  addPageQueries(browser, [
    [['older'], 'del servidor', 2],
    [['newer'], 'del servidor', 2],
  ]);
  expect([browser.getQueryData(['older']), browser.getQueryData(['newer'])]).toEqual(['del servidor', 'del navegador']);
});
