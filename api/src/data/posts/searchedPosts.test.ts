import type { SQL } from 'drizzle-orm';
import { testDatabases } from '../../testing/databases';
import { type TestApi, testApi } from '../../testing/testApi';
import { searchedPosts } from './searchedPosts';
import { postsMatching } from './searchWords';

const posts = [1, 2, 3, 4, 5].map((id) => ({
  id,
  fecha: `2026-01-0${id}`,
  body: id === 3 ? 'Nada.' : 'Viento de mar.',
}));

describe.each(testDatabases)('a search that finds more posts than it counts, on $name', (testDatabase) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi({ posts }, testDatabase);
  });
  afterAll(() => api.close());

  const found = (page: number, page_size: number, max: number) =>
    searchedPosts(api.database, postsMatching('viento') as SQL, null, '2026-01-05', { page, page_size }, max);

  test('counts up to the maximum, and pages those posts newest first', async () => {
    expect(await found(1, 2, 3)).toEqual({ count: 3, ids: [5, 4] });
    expect(await found(2, 2, 3)).toEqual({ count: 3, ids: [2] });
    expect(await found(3, 2, 3)).toEqual({ count: 3, ids: [] });
    expect(await found(9_007_199_254_740, 100, 3)).toEqual({ count: 3, ids: [] });
  });

  test('a search that finds exactly the maximum shows all of them', async () => {
    expect(await found(1, 3, 4)).toEqual({ count: 4, ids: [5, 4, 2] });
    expect(await found(2, 3, 4)).toEqual({ count: 4, ids: [1] });
    expect(await found(9_007_199_254_740, 100, 4)).toEqual({ count: 4, ids: [] });
  });
});
