import { contactMessages, newsletterSubscriptions } from '../data/schema';
import { testDatabases } from '../testing/databases';
import { type TestApi, testApi, titles } from '../testing/testApi';

describe.each(testDatabases)('the content import on $name', (testDatabase) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi({}, testDatabase);
  });
  afterAll(() => api.close());

  const before = {
    posts: [
      { id: 1, titulo: 'Se queda', tags: ['Normativa', 'Equipo'] },
      { id: 2, titulo: 'Se va', tags: ['Equipo'] },
    ],
    gallery: [{ id: 1 }, { id: 2 }],
    services: ['bodas', 'mapeo'],
  };

  test('does nothing when nothing changed', async () => {
    expect(await api.reimport(before)).toBe(true);
    expect(await api.reimport(before)).toBe(false);
  });

  test('changes, adds and removes entries as the folder does', async () => {
    await api.reimport(before);
    const changed = {
      posts: [
        { id: 1, titulo: 'Cambiado', tags: ['Equipo'], body: 'Ahora habla de helipuertos.' },
        { id: 3, titulo: 'Nuevo', fecha: '2026-05-05', tags: ['Casos'] },
      ],
      gallery: [{ id: 2, titulo: 'Otro título' }],
      services: ['mapeo', 'bodas', 'obras'],
    };
    expect(await api.reimport(changed)).toBe(true);
    expect(titles(await api.get('/blog-post/'))).toEqual(['Nuevo', 'Cambiado']);
    expect(titles(await api.get('/blog-post/?search=helipuerto'))).toEqual(['Cambiado']);
    expect((await api.get('/blog-post/2/')).status).toBe(404);
    expect((await api.get('/tag/')).body.results.map(({ name }: { name: string }) => name)).toEqual([
      'Casos',
      'Equipo',
    ]);
    expect(titles(await api.get('/galeria/'))).toEqual(['Otro título']);
    expect(titles(await api.get('/services'))).toEqual(['Servicio mapeo', 'Servicio bodas', 'Servicio obras']);
  });

  test('a new service needs only a file, whose name is its address; without a number it comes last', async () => {
    const files = { 'services/agua.json': '{"titulo":"Agua","descripcion":"Qué es.","imagen":"cala"}' };
    await api.reimport({ ...before, files });
    const { body } = await api.get('/services');
    expect(body.results.map(({ pagina }: { pagina: string }) => pagina)).toEqual(['/bodas', '/mapeo', '/agua']);
  });

  test('keeps the id of a tag, so that addresses of filtered lists stay valid', async () => {
    const idOfEquipo = async () => {
      const { body } = await api.get('/tag/');
      return body.results.find(({ name }: { name: string }) => name === 'Equipo').id;
    };
    await api.reimport(before);
    const id = await idOfEquipo();
    await api.reimport({ ...before, posts: [{ id: 9, tags: ['Equipo', 'Agua'] }] });
    expect(await idOfEquipo()).toBe(id);
  });

  test('keeps visitors’ messages and subscriptions', async () => {
    await api.post('/newsletters/', { email: 'ona@example.com' });
    await api.post('/formularios/', { mensaje: 'name: Ona' });
    await api.reimport({ posts: [] });
    expect((await api.get('/blog-post/')).body.count).toBe(0);
    expect(await api.database.select().from(newsletterSubscriptions)).toHaveLength(1);
    expect(await api.database.select().from(contactMessages)).toHaveLength(1);
  });

  test('a mistake in one file stops the whole import, and the message names file and field', async () => {
    await api.reimport(before);
    const wrong = (files: Record<string, string>) =>
      api.reimport({ ...before, services: ['mapeo', 'bodas', 'z'], files });
    await expect(wrong({ 'blog/x.md': '---\nid: uno\n---\nTexto' })).rejects.toThrow(/blog\/x\.md: id: .*titulo: /);
    await expect(wrong({ 'gallery.json': '[{]' })).rejects.toThrow(/gallery\.json: it is not JSON/);
    await expect(wrong({ 'services/Y bodas.json': '{}' })).rejects.toThrow(
      /Y bodas\.json: its name must be the address/,
    );
    await expect(wrong({ 'services/z.json': '{"imagen":"z"}' })).rejects.toThrow(/z\.json: titulo: .*descripcion: /);
    expect(titles(await api.get('/services'))).toEqual(['Servicio bodas', 'Servicio mapeo']);
    expect((await api.get('/blog-post/')).body.count).toBe(2);
  });

  test('two entries with the same id are refused, and the message names both files and a free id', async () => {
    const second =
      '---\nid: 2\ntitulo: Otro\nfecha: 2026-01-01\nauthor: Ona\ntags: [Casos]\nimagen: cala\nresumen: Qué.\n---\n';
    const wrong = api.reimport({ ...before, files: { 'blog/otro.md': second } });
    await expect(wrong).rejects.toThrow('Content file blog/post-2.md: blog/otro.md has the id 2, too; 3 is free');
    const twice = api.reimport({ ...before, gallery: [{ id: 1 }, { id: 1 }] });
    await expect(twice).rejects.toThrow('Content file gallery.json: gallery.json has the id 1, too; 2 is free');
    await expect(api.reimport({ ...before, gallery: [{ id: 2_147_483_648 }] })).rejects.toThrow('gallery.json: 0.id: ');
  });
});

// On one database only, because building the statements takes most of the time.
test('thousands of entries are imported, although a statement of PostgreSQL takes 65,535 values', async () => {
  const api = await testApi();
  const gallery = Array.from({ length: 6000 }, (_, index) => ({ id: index + 1 }));
  const tags = Array.from({ length: 2000 }, (_, index) => `Etiqueta ${index}`);
  const posts = Array.from({ length: 9 }, (_, index) => ({ id: index + 1, tags }));
  expect(await api.reimport({ gallery, posts })).toBe(true);
  expect((await api.get('/galeria/')).body.count).toBe(6000);
  expect((await api.get('/blog-post/?tags=Etiqueta 1999')).body.count).toBe(9);
  await api.close();
});
