import { address, business, contactInfo, serviceList } from '@tramuntana/contracts';
import { testDatabases } from '../testing/databases';
import { type TestApi, testApi, titles } from '../testing/testApi';

describe.each(testDatabases)('company and services on $name', (testDatabase) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi({ services: ['mapeo', 'bodas'] }, testDatabase);
  });
  afterAll(() => api.close());

  test('the address, the opening hours and the contact come from the content', async () => {
    expect(address.parse((await api.get('/direccion')).body)).toMatchObject({ city: 'Girona', postal_code: '17000' });
    expect(business.parse((await api.get('/empresa')).body)).toEqual({
      work_days_open: '09:00',
      work_days_close: '18:00',
    });
    expect(contactInfo.parse((await api.get('/contacto')).body)).toMatchObject({ phone: '+34 972 00 00 00' });
  });

  test('services come in the order of the content, with their pictures', async () => {
    const answer = await api.get('/services');
    expect(titles(answer)).toEqual(['Servicio mapeo', 'Servicio bodas']);
    const [first] = serviceList.parse(answer.body).results;
    expect(first).toMatchObject({ pagina: 'mapeo', imagen: '/api/files/cala-960.webp' });
    expect(answer.body.results[0].pagina).toBe('/mapeo');
    expect(first?.picture).toMatchObject({
      width: 1600,
      height: 800,
      alt: 'Cala vista desde el aire',
      sources: [
        { src: '/api/files/cala-1600.avif', type: 'image/avif', width: 1600 },
        { src: '/api/files/cala-480.webp', type: 'image/webp', width: 480 },
        { src: '/api/files/cala-960.webp', type: 'image/webp', width: 960 },
      ],
    });
  });

  test.each(['/direccion', '/services', '/blog-post', '/tag', '/galeria', '/healthz', '/readyz'])(
    'a slash at the end of %s is optional',
    async (path) => {
      expect((await api.get(path)).status).toBe(200);
      expect((await api.get(`${path}/`)).status).toBe(200);
    },
  );

  test('the documentation describes every endpoint', async () => {
    const { body } = await api.get('/docs/json');
    expect(Object.keys(body.paths).sort()).toEqual([
      '/api/blog-post/',
      '/api/blog-post/{id}/',
      '/api/blog-post/{id}/related/',
      '/api/contacto',
      '/api/direccion',
      '/api/empresa',
      '/api/files/{name}',
      '/api/formularios/',
      '/api/formularios/token',
      '/api/galeria/',
      '/api/galeria/{id}/',
      '/api/galeria/{id}/related/',
      '/api/healthz',
      '/api/newsletters/',
      '/api/readyz',
      '/api/rss.xml',
      '/api/services',
      '/api/tag/',
    ]);
    const parameters = body.paths['/api/blog-post/'].get.parameters.map(({ name }: { name: string }) => name);
    expect(parameters.sort()).toEqual(['order_by', 'page', 'page_size', 'search', 'tags']);
    expect((await api.get('/docs')).body).toContain('swagger-ui');
  });
});
