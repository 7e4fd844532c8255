import { postPage } from '@tramuntana/contracts';
import fc from 'fast-check';
import { testDatabases } from '../testing/databases';
import { type TestApi, testApi } from '../testing/testApi';

describe.each(testDatabases)('queries of the blog on $name', (testDatabase) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi(
      {
        posts: [1, 2, 3, 4, 5].map((id) => ({ id, tags: id % 2 ? ['Técnica', 'Equipo'] : ['Normativa'] })),
      },
      testDatabase,
    );
  });
  afterAll(() => api.close());

  const anyText = fc.string({ unit: 'binary', maxLength: 40 });
  /** Texts that people and programs type into a search: words, and characters with a meaning for some parser on the way. */
  const typed = fc
    .array(
      fc.constantFrom(...'técnica volar el STS-01 😀 ñ & | ! ( ) : * \\ \' " -- <-> % _ $1 {} [] \0 ; é'.split(' ')),
    )
    .map((parts) => parts.join(' '));
  const number = fc.oneof(fc.integer(), fc.double(), fc.bigInt(), fc.constantFrom('0x10', '1e3', '01', ' 2 ', '١'));
  const value = fc.oneof(anyText, typed, number.map(String));
  const name = fc.oneof(
    { arbitrary: fc.constantFrom('search', 'tags', 'order_by', 'page', 'page_size', 'model'), weight: 5 },
    { arbitrary: anyText, weight: 1 },
  );
  const query = fc.array(fc.tuple(name, value), { maxLength: 6 });
  const list = fc.constantFrom('/blog-post/', '/blog-post/1/related/', '/tag/');

  const written = (pairs: [string, string][]) =>
    pairs.map((pair) => pair.map((part) => encodeURIComponent(part.toWellFormed())).join('=')).join('&');

  test.each([
    ['/blog-post/?order_by=likes', { order_by: ['Debe ser uno de estos valores: fecha, -fecha, titulo, -titulo'] }],
    ['/blog-post/?orden=titulo', { querystring: [expect.stringMatching(/^Solo se admiten .*: page, .*, tags$/)] }],
    ['/tag/?order_by=name', { querystring: ['Solo se admiten estos parámetros: page, page_size, model'] }],
    ['/blog-post/1/related/?search=x', { querystring: ['Solo se admiten estos parámetros: page, page_size'] }],
  ])('%s is refused with the values or parameters that the list takes', async (path, fields) => {
    expect(await api.get(path)).toMatchObject({ status: 400, body: { error: 'La petición no es válida', fields } });
  });

  test('for any query, a list answers or says which parameter it does not understand', async () => {
    const property = fc.asyncProperty(list, query, async (path, pairs) => {
      const { status, body } = await api.get(`${path}?${written(pairs)}`);
      if (status === 400) return Object.keys(body.fields).length > 0;
      return status === 200 && body.count >= body.results.length;
    });
    await fc.assert(property, { numRuns: 500 });
  });

  test('an address of any characters causes no failure of the API', async () => {
    const signs = fc.string({ unit: fc.constantFrom(...'%&=?#+;/\\.0aFf2[]'), maxLength: 60 });
    const property = fc.asyncProperty(signs, async (text) => {
      const { status } = await api.get(`/blog-post/?${text.replaceAll('#', '%23')}`);
      return status < 500;
    });
    await fc.assert(property, { numRuns: 300 });
  });

  test('a valid query gets a correct page: its length, and the presence of next and previous, fit the count', async () => {
    const asked = fc.record({
      search: typed,
      tags: fc.subarray(['Técnica', 'equipo', '0', 'nadie']).map((tags) => tags.join(',')),
      order_by: fc.constantFrom('', 'fecha', '-fecha', 'titulo', '-titulo'),
      page: fc.integer({ min: 1, max: 8 }).map(String),
      page_size: fc.integer({ min: 1, max: 4 }).map(String),
    });
    const property = fc.asyncProperty(asked, async (parameters) => {
      fc.pre(!parameters.search.includes('\0'));
      const { body } = await api.get(`/blog-post/?${written(Object.entries(parameters))}`);
      const { count, next, previous, results } = postPage.parse(body);
      const [page, size] = [Number(parameters.page), Number(parameters.page_size)];
      expect(results).toHaveLength(Math.max(0, Math.min(size, count - (page - 1) * size)));
      expect(next !== null).toBe(page * size < count);
      expect(previous !== null).toBe(page > 1);
    });
    await fc.assert(property, { numRuns: 200 });
  });

  test('turning the pages shows every post once, in the order of the whole list', async () => {
    const property = fc.asyncProperty(
      fc.integer({ min: 1, max: 6 }),
      fc.constantFrom('fecha', 'titulo', '-titulo'),
      fc.constantFrom('', 'Técnica', 'Técnica,Normativa'),
      async (size, order, tags) => {
        const ids = (body: { results: { id: number }[] }) => body.results.map(({ id }) => id);
        const address = (page: number, page_size: number) =>
          `/blog-post/?${written(Object.entries({ order_by: order, tags, page: String(page), page_size: String(page_size) }))}`;
        const whole = ids((await api.get(address(1, 100))).body);
        const turned: number[] = [];
        for (let page = 1; page <= Math.ceil(whole.length / size); page++)
          turned.push(...ids((await api.get(address(page, size))).body));
        expect(turned).toEqual(whole);
      },
    );
    await fc.assert(property, { numRuns: 40 });
  });
});
