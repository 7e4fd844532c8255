/** @jest-environment node */
import { sql } from 'drizzle-orm';
import { testDatabases } from '../testing/databases';
import { type TestApi, testApi, titles } from '../testing/testApi';

const posts = [
  { id: 1, titulo: 'Inspección de cubiertas', body: 'Las **fotografías** aéreas ahorran andamios. Camión y cañón.' },
  { id: 2, titulo: 'Normativa STS-01', body: 'Un piloto acreditado volará en España con A1/A3.' },
  { id: 3, titulo: 'Grabar en 4K', body: 'Volamos al alba.', fecha: '2026-02-02' },
];

describe.each(testDatabases)('the blog on $name', (testDatabase) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi({ posts }, testDatabase);
  });
  afterAll(() => api.close());

  const found = async (search: string) => titles(await api.get(`/blog-post/?search=${encodeURIComponent(search)}`));

  test.each([
    ['a word of the title', 'cubiertas', ['Inspección de cubiertas']],
    ['a word of the body', 'andamios', ['Inspección de cubiertas']],
    ['the singular of a plural', 'fotografía', ['Inspección de cubiertas']],
    ['the singular without its accent', 'fotografia', ['Inspección de cubiertas']],
    ['the plural without its accent', 'fotografias aereas', ['Inspección de cubiertas']],
    ['capital letters', 'INSPECCIÓN', ['Inspección de cubiertas']],
    ['a plural of what stands in the singular', 'inspecciones', ['Inspección de cubiertas']],
    ['a verb in another form', 'volar', ['Grabar en 4K', 'Normativa STS-01']],
    ['ñ written as n', 'canon espana', []],
    ['ñ written as n, one post', 'espana', ['Normativa STS-01']],
    ['accents typed as separate signs', 'inspeccio\u0301n', ['Inspección de cubiertas']],
    ['words in any order', 'acreditado piloto', ['Normativa STS-01']],
    ['words of different posts', 'piloto andamios', []],
    ['a code with a dash', 'STS-01', ['Normativa STS-01']],
    ['a code with a slash', 'A1/A3', ['Normativa STS-01']],
    ['a number with a letter', '4k', ['Grabar en 4K']],
    ['the beginning of a word, as it is typed', 'fotogr', ['Inspección de cubiertas']],
    ['a stop word beside another', 'la inspección', ['Inspección de cubiertas']],
    ['signs of the query language', "piloto & ! | ( ) : * ' \\ <->", ['Normativa STS-01']],
    ['a word that is nowhere', 'submarino', []],
  ])('finds %s ("%s")', async (_what, search, expected) => {
    expect(await found(search)).toEqual(expected);
  });

  test('a search of signs alone is no search', async () => {
    expect(await found('&|!')).toHaveLength(3);
  });

  test('a search can be combined with a tag and is paged', async () => {
    const { body } = await api.get('/blog-post/?search=volar&tags=Normativa&page_size=1&order_by=fecha');
    expect(body).toMatchObject({ count: 2, results: [{ id: 3 }], next: expect.stringContaining('search=volar') });
  });

  test('a search uses the index', async () => {
    const plan = await api.database.transaction(async (transaction) => {
      await transaction.execute(sql`set local enable_seqscan = off`);
      return transaction.execute(
        sql`explain select post_id from post_search where search @@ plainto_tsquery('spanish', 'cubiertas')`,
      );
    });
    expect(JSON.stringify(plan)).toContain('post_search_words');
  });

  test('related posts, tags, a subscription and a message work as well', async () => {
    expect(titles(await api.get('/blog-post/1/related/'))).toEqual(['Grabar en 4K', 'Normativa STS-01']);
    expect((await api.get('/tag/')).body.results).toMatchObject([{ name: 'Normativa' }]);
    expect((await api.get('/blog-post/?tags=NORMATIVA&order_by=titulo')).body.count).toBe(3);
    expect((await api.post('/newsletters/', { email: 'a@b.es' })).status).toBe(201);
    expect((await api.post('/newsletters/', { email: 'A@b.es' })).status).toBe(201);
    expect((await api.post('/formularios/', { mensaje: 'name: Ona' })).status).toBe(201);
  });
});
