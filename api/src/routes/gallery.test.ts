import { mediaItem, mediaPage } from '@tramuntana/contracts';
import { testDatabases } from '../testing/databases';
import { type TestApi, testApi, titles } from '../testing/testApi';

describe.each(testDatabases)('the gallery on $name', (testDatabase) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi(
      {
        gallery: [
          { id: 1, titulo: 'Boda', fecha: '2026-01-01', servicio: 'bodas' },
          { id: 2, titulo: 'Cala', fecha: '2026-04-01', servicio: 'mapeo', kind: 'imagen', media: 'cala' },
          { id: 3, titulo: 'Obra', fecha: '2026-03-01', servicio: 'mapeo' },
          { id: 4, titulo: 'Mesa', fecha: '2026-02-01', servicio: 'bodas', kind: 'imagen', media: 'cala' },
        ],
      },
      testDatabase,
    );
  });
  afterAll(() => api.close());

  test('the gallery is paged, newest first', async () => {
    const answer = await api.get('/galeria/?page_size=3');
    expect(mediaPage.parse(answer.body).count).toBe(4);
    expect(titles(answer)).toEqual(['Cala', 'Obra', 'Mesa']);
    expect(answer.body.next).toContain('/api/galeria/?page_size=3&page=2');
  });

  test('it can be narrowed to a kind and to a service', async () => {
    expect(titles(await api.get('/galeria/?kind=video'))).toEqual(['Obra', 'Boda']);
    expect(titles(await api.get('/galeria/?servicio=bodas'))).toEqual(['Mesa', 'Boda']);
    expect(titles(await api.get('/galeria/?servicio=/bodas'))).toEqual(['Mesa', 'Boda']);
    expect(titles(await api.get('/galeria/?servicio=bodas&kind=imagen'))).toEqual(['Mesa']);
    expect(titles(await api.get('/galeria/?servicio=&kind='))).toHaveLength(4);
    expect((await api.get('/galeria/?kind=audio')).body.fields).toEqual({
      kind: ['Debe ser uno de estos valores: video, imagen'],
    });
  });

  const everyId = async (gallery: TestApi, next: string | null, ids: number[] = []): Promise<number[]> => {
    if (!next) return ids;
    const { body } = await gallery.get(next.replace(/^.*\/api/, ''));
    return everyId(gallery, body.next, [...ids, ...body.results.map(({ id }: { id: number }) => id)]);
  };

  test('a client that follows `next` gets each item once, even if the list changes meanwhile', async () => {
    const day = (id: number) => ({ id, fecha: `2026-03-${String(Math.ceil(id / 2)).padStart(2, '0')}` });
    const numbered = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, index) => day(from + index));
    const changing = await testApi({ gallery: numbered(1, 20) }, testDatabase);
    try {
      const { body } = await changing.get('/galeria/?page_size=5');
      const seen = body.results.map(({ id }: { id: number }) => id);
      expect(seen).toEqual([20, 19, 18, 17, 16]);
      // Two newer items appear. The last item that was seen and a later one disappear.
      await changing.reimport({ gallery: numbered(1, 22).filter(({ id }) => id !== 16 && id !== 11) });
      const rest = numbered(1, 15)
        .map(({ id }) => id)
        .filter((id) => id !== 11);
      expect(await everyId(changing, body.next)).toEqual(rest.reverse());
      expect((await changing.get(body.next.replace(/^.*\/api/, ''))).body).toMatchObject({
        count: 20,
        previous: expect.stringMatching(/\/api\/galeria\/\?page_size=5&page=1$/),
      });
    } finally {
      await changing.close();
    }
  });

  test('the last page of a list has no `next`, even if it is a full page', async () => {
    expect(await everyId(api, '/galeria/?page_size=2')).toEqual([2, 3, 4, 1]);
    expect(await everyId(api, '/galeria/?page_size=3&kind=video')).toEqual([3, 1]);
  });

  test.each([
    'page=0',
    'page=-1',
    'page=dos',
    'page=1.5',
    'page=0x1',
    'page=1e1',
    'page=%201',
    'page=%2B1',
    'page=+1',
    'page=01',
    'page=1.0',
    'page=',
    'page=1&page=2',
    'page_size=1e1',
    'page_size=0',
    'page_size=101',
    'page_size=',
    'kind=audio',
    'kind=video&kind=imagen',
    'servicio=a&servicio=b',
    'servicio=%00',
    'after=7',
    'after=2026-02-30_7',
    'after=2026-02-03_9999999999',
    'after=2026-02-03_1&after=2026-02-03_2',
  ])('an invalid query (%s) is refused with the name of the wrong field', async (query) => {
    const { status, body } = await api.get(`/galeria/?${query}`);
    expect([status, body.error]).toEqual([400, 'La petición no es válida']);
    expect(Object.keys(body.fields)).toEqual([query.split('=')[0]]);
  });

  test.each(['servicio=no-hay', "servicio=' or 1=1 --", 'page=999999999999'])(
    'a filter that fits nothing (%s) is an empty page',
    async (query) => {
      const { status, body } = await api.get(`/galeria/?${query}`);
      expect([status, body.results, body.next]).toEqual([200, [], null]);
    },
  );

  test('the pages of a large gallery show each item once', async () => {
    const many = Array.from({ length: 1000 }, (_, index) => ({ id: index + 1 }));
    const large = await testApi({ gallery: many }, testDatabase);
    try {
      const seen = new Set<number>();
      for (let page = 1; page <= 10; page += 1) {
        const { body } = await large.get(`/galeria/?page=${page}&page_size=100`);
        for (const { id } of mediaPage.parse(body).results) seen.add(id);
      }
      expect(seen.size).toBe(1000);
    } finally {
      await large.close();
    }
  });

  test('a video has its file, its formats, its poster and its length', async () => {
    expect(mediaItem.parse((await api.get('/galeria/1/')).body)).toEqual({
      id: 1,
      kind: 'video',
      titulo: 'Boda',
      descripcion: 'Qué se ve.',
      servicio: 'bodas',
      fecha: '2026-01-01',
      file: '/api/files/vuelo.mp4',
      iframe: null,
      duration: 5,
      picture: expect.objectContaining({ src: '/api/files/poster-vuelo-640.webp', width: 640, height: 320 }),
      sources: [
        { src: '/api/files/vuelo.mp4', type: 'video/mp4', width: 960 },
        { src: '/api/files/vuelo.webm', type: 'video/webm', width: 960 },
      ],
    });
  });

  test('a picture has its file and its sizes, and no video formats', async () => {
    const item = mediaItem.parse((await api.get('/galeria/2')).body);
    expect(item).toMatchObject({ kind: 'imagen', file: '/api/files/cala-960.webp', picture: { width: 1600 } });
    expect(item).not.toHaveProperty('sources');
  });

  test('an item with an iframe has a picture and no file; an address that cannot be framed is refused by name', async () => {
    const tour = { id: 7, titulo: 'Visita', media: 'cala', iframe: 'https://tours.example/7' };
    const framed = await testApi({ gallery: [tour] }, testDatabase);
    try {
      expect(mediaItem.parse((await framed.get('/galeria/7/')).body)).toMatchObject({
        kind: 'video',
        file: null,
        iframe: 'https://tours.example/7',
        picture: { width: 1600 },
      });
      await framed.reimport({ gallery: [{ ...tour, iframe: '/visor/castillo' }] });
      expect((await framed.get('/galeria/7/')).body).toMatchObject({ file: null, iframe: '/visor/castillo' });
      for (const iframe of ['javascript:alert(1)', '//tours.example/7', 'http://tours.example/7']) {
        const wrong = framed.reimport({ gallery: [{ ...tour, iframe }] });
        await expect(wrong).rejects.toThrow(/gallery\.json: 0\.iframe: /);
      }
    } finally {
      await framed.close();
    }
  });

  test('related items are those of the same service, then those of the same kind, then the newest', async () => {
    expect(titles(await api.get('/galeria/1/related/'))).toEqual(['Mesa', 'Obra', 'Cala']);
    const { body } = await api.get('/galeria/1/related/?page=2&page_size=2');
    expect(body).toMatchObject({ count: 3, next: null, results: [{ titulo: 'Cala' }] });
  });

  test.each(['9', 'abc', '0x1'])('an unknown item (%s) is 404', async (id) => {
    expect((await api.get(`/galeria/${id}/`)).status).toBe(404);
    expect((await api.get(`/galeria/${id}/related/`)).status).toBe(404);
  });
});
