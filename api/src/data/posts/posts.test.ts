import { testDatabases } from '../../testing/databases';
import { type TestApi, testApi, titles } from '../../testing/testApi';

const posts = [
  { id: 1, titulo: 'Inspección de cubiertas', body: 'Las **fotografías** aéreas ahorran andamios. Camión y cañón.' },
  { id: 2, titulo: 'Normativa STS-01', body: 'Un piloto acreditado volará en España con A1/A3.' },
  {
    id: 4,
    titulo: 'Cuasi\u00advuelo',
    body: 'La ﬁl\u200bmación de un cu&shy;asi accidente a 50 m².',
    fecha: '2026-01-01',
  },
  { id: 3, titulo: 'Grabar en 4K', body: 'Volamos al alba. Un recorrido certificado.', fecha: '2026-02-02' },
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
    ['a beginning that is longer than the stem', 'certifica', ['Grabar en 4K']],
    ['another such beginning, after a whole word', 'volar recorri', ['Grabar en 4K']],
    ['a beginning as far as its accent', 'fotografí', ['Inspección de cubiertas']],
    ['a stop word alone', 'con', ['Normativa STS-01']],
    ['a stop word beside another', 'la inspección', ['Inspección de cubiertas']],
    ['signs of the query language', "piloto & ! | ( ) : * ' \\ <->", ['Normativa STS-01']],
    ['a word that is nowhere', 'submarino', []],
    ['a word whose title has a soft hyphen', 'cuasivuelo', ['Cuasivuelo']],
    ['the same, copied with its soft hyphen', 'cuasi\u00advuelo', ['Cuasivuelo']],
    ['words whose text has what shows nothing', 'filmacion cuasi', ['Cuasivuelo']],
    ['a letter that is typed as one for layout', 'ﬁlmación m2', ['Cuasivuelo']],
    ['a word pasted with a zero-width space', 'cubier\u200btas', ['Inspección de cubiertas']],
    ['the first letter of a word, as it is typed', 'ac', ['Cuasivuelo', 'Normativa STS-01']],
    ['one letter after a whole word', 'normativa s', ['Normativa STS-01']],
    ['an emoji beside a word', '🚁 cubiertas', ['Inspección de cubiertas']],
    ['a word after a dozen others', `${'en '.repeat(12)}submarino`, []],
  ])('finds %s ("%s")', async (_what, search, expected) => {
    expect(await found(search)).toEqual(expected);
  });

  test.each(['&|!', '🚁', '\u0301'])('a search of signs alone (%s) finds nothing', async (search) => {
    expect(await found(search)).toEqual([]);
  });

  test.each([' ', '\u200b\u202e', '\u00ad'])('a search of invisible characters (%j) is empty', async (search) => {
    expect(await found(search)).toHaveLength(4);
  });

  test('a search can be combined with a tag and is paged', async () => {
    const { body } = await api.get('/blog-post/?search=volar&tags=Normativa&page_size=1&order_by=fecha');
    expect(body).toMatchObject({ count: 2, results: [{ id: 3 }], next: expect.stringContaining('search=volar') });
  });

  test('among hundreds of posts a search finds each that has the word, once, newest first', async () => {
    const many = Array.from({ length: 300 }, (_, index) => ({
      id: index + 1,
      fecha: `20${10 + (index % 16)}-01-01`,
      body: index % 3 === 0 ? 'Cubiertas de pizarra.' : 'Viento de mar.',
    }));
    const large = await testApi({ posts: many }, testDatabase);
    try {
      const pages = await Promise.all(
        [1, 2].map((page) => large.get(`/blog-post/?search=cubierta&page=${page}&page_size=60`)),
      );
      const ids = pages.flatMap(({ body }) => body.results.map(({ id }: { id: number }) => id));
      const expected = many.filter(({ body }) => body.startsWith('Cubiertas'));
      expected.sort((a, b) => b.fecha.localeCompare(a.fecha) || b.id - a.id);
      expect(pages.map(({ body }) => body.count)).toEqual([100, 100]);
      expect(ids).toEqual(expected.map(({ id }) => id));
    } finally {
      await large.close();
    }
  });

  test('related posts, tags, a subscription and a message work as well', async () => {
    expect(titles(await api.get('/blog-post/1/related/'))).toEqual(['Grabar en 4K', 'Cuasivuelo', 'Normativa STS-01']);
    expect((await api.get('/tag/')).body.results).toMatchObject([{ name: 'Normativa' }]);
    expect((await api.get('/blog-post/?tags=NORMATIVA&order_by=titulo')).body.count).toBe(4);
    expect((await api.post('/newsletters/', { email: 'a@b.es' })).status).toBe(201);
    expect((await api.post('/newsletters/', { email: 'A@b.es' })).status).toBe(201);
    expect((await api.post('/formularios/', { mensaje: 'name: Ona' })).status).toBe(201);
  });
});
