import { numbers } from '../measure/numbers';
import { buildApp } from './app';
import { testDatabases } from './testing/databases';
import { type TestApi, testApi } from './testing/testApi';

describe.each(testDatabases)('the API on $name', (testDatabase) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi({ posts: [{ id: 1 }, { id: 2 }], gallery: [{ id: 1 }] }, testDatabase);
  });
  afterAll(() => api.close());

  const PATHS = [
    '/direccion',
    '/empresa',
    '/contacto',
    '/services',
    '/blog-post/',
    '/blog-post/1/',
    '/blog-post/1/related/',
    '/tag/',
    '/galeria/',
    '/galeria/1/',
    '/galeria/1/related/',
    '/files/vuelo.mp4',
    '/healthz',
    '/readyz',
  ];
  const NAMES = [
    'page',
    'page_size',
    'search',
    'tags',
    'order_by',
    'model',
    'kind',
    'servicio',
    '__proto__',
    'page[]',
    '',
  ];
  const VALUES = [
    ...[
      '',
      '0',
      '1',
      '-1',
      '2.5',
      '1e3',
      '1e999',
      'NaN',
      'Infinity',
      '9007199254740993',
      '9'.repeat(400),
      '0x10',
      '+1',
    ],
    ...[
      'a',
      'á',
      'ñ',
      '😀',
      '\ud83d',
      '\0',
      'a\0b',
      '%',
      "'",
      '"',
      ';',
      '--',
      "'; drop table posts; --",
      '\\',
      '*',
      ':*',
    ],
    ...['&', '|', '!', '(', ')', '<->', 'a & b', '$1', '<script>', '../..', 'null', 'undefined', 'true', '[]', '{}'],
    ...[
      'fecha',
      '-fecha',
      'titulo',
      'post',
      'video',
      'x'.repeat(5000),
      'palabra '.repeat(500),
      '\u202e',
      'ﷺ',
      'a\u0301',
    ],
  ];
  const RAW = ['%', '%ff', '%E0%A4%A', '%00', '?', '#', '=', '&&', '+', ';', '%C3%28'];

  test('no query string crashes the API: it answers, or names the parameter that it does not understand', async () => {
    const number = numbers(20_260_514);
    const one = <Item>(items: readonly Item[]) => items[number(items.length)] as Item;
    const written = (value: string) => (number(8) === 0 ? one(RAW) : encodeURIComponent(value.toWellFormed()));
    for (let attempt = 0; attempt < 1200; attempt++) {
      const query = Array.from({ length: number(5) }, () => `${written(one(NAMES))}=${written(one(VALUES))}`).join('&');
      const path = `${one(PATHS)}?${query}`;
      const { status, body } = await api.get(path);
      expect({ path, status }).toEqual({ path, status: expect.any(Number) });
      expect([path, [200, 400].includes(status)]).toEqual([path, true]);
      if (status === 400) expect([path, Object.keys(body.fields).length > 0]).toEqual([path, true]);
    }
  });

  test('no id crashes the API', async () => {
    for (const value of [...VALUES.map((text) => encodeURIComponent(text.toWellFormed())), ...RAW]) {
      for (const path of [`/blog-post/${value}/`, `/galeria/${value}/related/`, `/files/${value}`, `/${value}`]) {
        const { status } = await api.get(path);
        expect([path, status < 500]).toEqual([path, true]);
      }
    }
  });

  test('no body crashes the API', async () => {
    const nested = `${'['.repeat(9000)}${']'.repeat(9000)}`;
    const bodies = [
      '{',
      '"',
      '1',
      'null',
      'true',
      '[[]]',
      nested,
      '{"email":{"a":1},"mensaje":[1]}',
      '\0',
      '{"a":1e999}',
    ];
    const values = VALUES.map((value) => JSON.stringify({ email: value, mensaje: value }));
    for (const path of ['/newsletters/', '/formularios/']) {
      for (const body of [...bodies, ...values]) {
        const { status } = await api.post(path, body);
        expect([path, body.slice(0, 80), status < 500]).toEqual([path, body.slice(0, 80), true]);
      }
    }
  });

  test('a client cannot change the prototype of objects', async () => {
    const body = '{"__proto__":{"polluted":"yes"},"constructor":{"prototype":{"polluted":"yes"}}}';
    for (const path of ['/newsletters/', '/formularios/']) expect((await api.post(path, body)).status).toBe(400);
    for (const query of ['__proto__[polluted]=yes', 'constructor[prototype][polluted]=yes', '__proto__.polluted=yes']) {
      for (const path of PATHS) await api.get(`${path}?${query}`);
    }
    expect('polluted' in {}).toBe(false);
  });

  test('an unknown address is 404, in the same shape as every refusal', async () => {
    expect(await api.get('/nada')).toMatchObject({ status: 404, body: { error: 'No existe' } });
  });

  test('a failure of the API itself is 500, and the answer does not give the reason', async () => {
    const { database, close } = await testDatabase.open();
    const broken = await buildApp({ database, contentFolder: api.contentFolder });
    await close();
    const services = await broken.inject('/api/services');
    expect([services.statusCode, services.json()]).toEqual([500, { error: 'Error interno del servidor' }]);
    const health = await broken.inject('/api/healthz');
    expect([health.statusCode, health.json()]).toEqual([200, { status: 'ok' }]);
    const readiness = await broken.inject('/api/readyz');
    expect([readiness.statusCode, readiness.json()]).toEqual([
      503,
      { error: 'La base de datos no responde o no admite escrituras' },
    ]);
  });
});
