import { post, postPage, tagPage } from '@tramuntana/contracts';
import { testDatabases } from '../testing/databases';
import { type TestApi, testApi, titles } from '../testing/testApi';

describe.each(testDatabases)('the calls of the blog on $name', (testDatabase) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi(
      {
        posts: [
          {
            id: 1,
            titulo: 'Ávila desde el aire',
            fecha: '2026-01-10',
            tags: ['Técnica'],
            body: '# Uno\n\n![Cala](cala)',
          },
          { id: 2, titulo: 'Zonas de vuelo', fecha: '2026-03-10', tags: ['Normativa', 'Técnica'] },
          { id: 3, titulo: 'Baterías', fecha: '2026-02-10', tags: ['Equipo'] },
          { id: 4, titulo: 'Noche', fecha: '2026-03-10', tags: ['Normativa', 'Técnica', 'Equipo'] },
        ],
      },
      testDatabase,
    );
  });
  afterAll(() => api.close());

  describe('the list', () => {
    test('is a page of posts as the contract promises, newest first', async () => {
      const answer = await api.get('/blog-post/');
      expect(postPage.parse(answer.body)).toMatchObject({ count: 4, next: null, previous: null });
      expect(titles(answer)).toEqual(['Noche', 'Zonas de vuelo', 'Baterías', 'Ávila desde el aire']);
    });

    test.each([
      ['fecha', ['Noche', 'Zonas de vuelo', 'Baterías', 'Ávila desde el aire']],
      ['-fecha', ['Noche', 'Zonas de vuelo', 'Baterías', 'Ávila desde el aire']],
      ['titulo', ['Ávila desde el aire', 'Baterías', 'Noche', 'Zonas de vuelo']],
      ['-titulo', ['Zonas de vuelo', 'Noche', 'Baterías', 'Ávila desde el aire']],
      ['', ['Noche', 'Zonas de vuelo', 'Baterías', 'Ávila desde el aire']],
    ])('can be ordered by "%s"', async (order, expected) => {
      expect(titles(await api.get(`/blog-post/?order_by=${order}`))).toEqual(expected);
    });

    test('leads from page to page by absolute addresses that keep the rest of the query', async () => {
      const { body: first } = await api.get('/blog-post?page_size=2&order_by=titulo', { host: 'api.example:81' });
      expect(first.previous).toBeNull();
      expect(first.next).toBe('http://api.example:81/api/blog-post?page_size=2&order_by=titulo&page=2');
      const { body: second } = await api.get(first.next.replace('http://api.example:81/api', ''));
      expect(second.results.map(({ id }: { id: number }) => id)).toEqual([4, 2]);
      expect(second.next).toBeNull();
      expect(second.previous).toContain('page=1');
    });

    test('keeps the query after a question mark that was not encoded', async () => {
      const { body } = await api.get('/blog-post/?search=normativa?&tags=Normativa&page_size=1');
      expect(body.next).toContain('/api/blog-post/?search=normativa%3F&tags=Normativa&page_size=1&page=2');
    });

    test('writes its addresses with the origin that the visitor sees, behind a proxy too', async () => {
      const seen = { 'x-forwarded-host': 'tramuntana.example', 'x-forwarded-proto': 'https' };
      const { body } = await api.get('/blog-post/?page_size=1', seen);
      expect(body.next).toBe('https://tramuntana.example/api/blog-post/?page_size=1&page=2');
    });

    test('does not write a forged host into its addresses', async () => {
      const forged = { host: 'a.example/"><script>' };
      expect(await api.get('/blog-post/?page_size=1', forged)).toMatchObject({
        status: 400,
        body: { error: 'La petición no es válida' },
      });
    });

    test('is empty past its end, and leads back to its last page', async () => {
      const { status, body } = await api.get('/blog-post/?page=900719925474099&page_size=3');
      expect(status).toBe(200);
      expect(body).toMatchObject({ count: 4, next: null, results: [] });
      expect(body.previous).toContain('page=2');
    });

    test.each([
      ['page=0', 'page', 'Debe ser 1 o más'],
      ['page=-1', 'page', 'Debe ser un número entero, escrito solo con cifras'],
      ['page=dos', 'page', 'Debe ser un número entero, escrito solo con cifras'],
      ['page=1.5', 'page', 'Debe ser un número entero, escrito solo con cifras'],
      ['page=1&page=2', 'page', 'Debe ser un número entero, escrito solo con cifras'],
      ['page_size=101', 'page_size', 'Debe estar entre 1 y 100'],
      ['page_size=0', 'page_size', 'Debe estar entre 1 y 100'],
      ['order_by=precio', 'order_by', 'Debe ser uno de estos valores: fecha, -fecha, titulo, -titulo'],
      ['search=a%00b', 'search', 'No puede contener el carácter nulo'],
      ['search=a&search=b', 'search', 'Debe ser un solo texto'],
    ])('refuses %s and says which field and why', async (query, field, reason) => {
      const { status, body } = await api.get(`/blog-post/?${query}`);
      expect(status).toBe(400);
      expect(body).toEqual({ error: 'La petición no es válida', fields: { [field]: [reason] } });
    });
  });

  describe('tags', () => {
    test('are listed by name, with ids', async () => {
      const page = tagPage.parse((await api.get('/tag/?model=post&page_size=30')).body);
      expect(page.results.map(({ name }) => name)).toEqual(['Equipo', 'Normativa', 'Técnica']);
      expect((await api.get('/tag/?page=2&page_size=2')).body).toMatchObject({
        count: 3,
        results: [{ name: 'Técnica' }],
      });
      expect((await api.get('/tag/?model=shop')).status).toBe(400);
    });

    test('filter the posts by name or by id; a post needs only one of several tags', async () => {
      const { body } = await api.get('/tag/');
      const idOf = (wanted: string) => body.results.find(({ name }: { name: string }) => name === wanted).id;
      expect(titles(await api.get('/blog-post/?tags=Normativa'))).toEqual(['Noche', 'Zonas de vuelo']);
      expect(titles(await api.get('/blog-post/?tags=tecnica'))).toHaveLength(3);
      expect(titles(await api.get(`/blog-post/?tags=${idOf('Equipo')}`))).toEqual(['Noche', 'Baterías']);
      expect(titles(await api.get(`/blog-post/?tags=${idOf('Equipo')},normativa`))).toHaveLength(3);
      expect(titles(await api.get('/blog-post/?tags=Otra'))).toEqual([]);
    });

    test('filter by one id together with a search, as the blog does', async () => {
      const { body } = await api.get('/tag/');
      const { id } = body.results.find(({ name }: { name: string }) => name === 'Normativa');
      const asked = (tags: number) =>
        api.get(`/blog-post/?page=1&page_size=2&order_by=fecha&search=vuelo&tags=${tags}`);
      expect(titles(await asked(id))).toEqual(['Zonas de vuelo']);
      expect((await asked(0)).body.count).toBeGreaterThan(0);
      expect((await asked(999_999)).body.count).toBe(0);
    });

    test.each(['tags=', 'tags=0', 'search=', 'search=%20'])('a cleared filter (%s) is no filter', async (query) => {
      expect((await api.get(`/blog-post/?${query}`)).body.count).toBe(4);
    });
  });

  describe('a post', () => {
    test('has what the contract promises', async () => {
      const { body } = await api.get('/blog-post/1/');
      expect(post.parse(body)).toMatchObject({
        titulo: 'Ávila desde el aire',
        fecha: '2026-01-10',
        author: 'Núria Vidal',
        read_time: 1,
        tags: [{ name: 'Técnica' }],
        imagen: '/api/files/cala-960.webp',
        picture: { width: 1600, height: 800 },
      });
      expect(body.content).toContain('<h2>Uno</h2>');
    });

    test.each(['77', '0', 'uno', '-1', '1.0', '1e0', '%201', '99999999999', '1%00', '%C3%B1'])(
      'that does not exist (%s) is 404, and so are its related posts',
      async (id) => {
        expect(await api.get(`/blog-post/${id}/`)).toMatchObject({ status: 404, body: { error: 'No existe' } });
        expect((await api.get(`/blog-post/${id}/related/`)).status).toBe(404);
      },
    );

    test('leads to others: those with most tags in common first, then the newest, never itself', async () => {
      expect(titles(await api.get('/blog-post/4/related/'))).toEqual([
        'Zonas de vuelo',
        'Baterías',
        'Ávila desde el aire',
      ]);
      expect(titles(await api.get('/blog-post/3/related'))).toEqual(['Noche']);
      const { body } = await api.get('/blog-post/4/related/?page_size=2');
      expect(body.count).toBe(3);
      expect(body.next).toContain('/api/blog-post/4/related/?page_size=2&page=2');
    });
  });
});
