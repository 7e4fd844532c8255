import { contactMessages, newsletterSubscriptions } from '../data/schema';
import { type TestApi, testApi } from '../testing/testApi';

let api: TestApi;
beforeEach(async () => {
  api ??= await testApi();
  await api.database.delete(contactMessages);
  await api.database.delete(newsletterSubscriptions);
});
afterAll(() => api.close());

const thanks = { status: 201, body: { message: 'Gracias por suscribirte a nuestro newsletter' } };

test('a subscription is answered and stored; a second one is no error and stores nothing more', async () => {
  expect(await api.post('/newsletters/', { email: 'ona@example.com' })).toMatchObject(thanks);
  expect(await api.post('/newsletters/', { email: 'Ona@Example.com' })).toMatchObject(thanks);
  expect(await api.database.select().from(newsletterSubscriptions)).toMatchObject([{ email: 'ona@example.com' }]);
});

test.each([
  { email: 'ona' },
  { email: '' },
  { email: 5 },
  { email: `${'a'.repeat(250)}@example.com` },
  { email: 'ona@exa\0mple.com' },
  {},
  [],
  null,
  'ona@example.com',
])('an invalid address (%j) is refused with the sentence for the form', async (body) => {
  const answer = await api.post('/newsletters/', JSON.stringify(body));
  expect(answer).toMatchObject({ status: 400, body: { email: ['Email inválido'] } });
  expect(await api.database.select().from(newsletterSubscriptions)).toEqual([]);
});

test.each([
  ['info@xn--e1afmkfd.xn--p1ai', 'info@xn--e1afmkfd.xn--p1ai'],
  ['\u202aOna@señal.es\u200b\n', 'Ona@xn--seal-hqa.es'],
])('an address as people write it (%j) is stored in the form that mail programs use', async (typed, email) => {
  expect(await api.post('/newsletters/', { email: typed })).toMatchObject(thanks);
  expect(await api.database.select().from(newsletterSubscriptions)).toMatchObject([{ email }]);
});

test('a message is stored without invisible characters, and with line breaks of one character', async () => {
  const mensaje = '\ufeffname: Ona\u202e\nemail: o\u200bna@example.com\r\nmessage: Uno\0\u2028👩🏽‍✈️ cafe\u0301';
  expect((await api.post('/formularios', { mensaje })).status).toBe(201);
  expect(await api.database.select().from(contactMessages)).toMatchObject([
    { mensaje: 'name: Ona\nemail: ona@example.com\nmessage: Uno\n👩🏽‍✈️ café', email: 'ona@example.com' },
  ]);
});

test('a message is stored as it was sent', async () => {
  const mensaje = 'name: Ona\nemail: ona@example.com\nphone: 972000000\nmessage: ¿Volaríais en l’Estartit? 🚁';
  expect((await api.post('/formularios', { mensaje })).status).toBe(201);
  expect(await api.database.select().from(contactMessages)).toMatchObject([{ mensaje }]);
});

test('a message may have 5,000 characters, and no more', async () => {
  const written = (length: number) => ({ mensaje: `name: Ona\nmessage: ${'\\n'.repeat(length)}` });
  expect((await api.post('/formularios/', written(5000))).status).toBe(201);
  expect((await api.post('/formularios/', { mensaje: `name: Ona\nmessage: ${'🚁'.repeat(5000)}` })).status).toBe(201);
  expect((await api.post('/formularios/', { mensaje: `${'x'.repeat(4990)}${'\r\n'.repeat(9)}x` })).status).toBe(201);
  const fields = { mensaje: ['El mensaje puede tener como máximo 5.000 caracteres'] };
  for (const body of [written(5001), { mensaje: 'x'.repeat(5001) }]) {
    expect(await api.post('/formularios/', body)).toMatchObject({ status: 400, body: { fields } });
  }
});

test.each([
  [{ mensaje: '' }, { mensaje: ['El mensaje está vacío'] }],
  [{ mensaje: ' \0\u200b ' }, { mensaje: ['El mensaje está vacío'] }],
  [{}, { mensaje: ['Es obligatorio'] }],
  [{ mensaje: 5 }, { mensaje: ['Entrada inválida: se esperaba texto, recibido número'] }],
  [[], { body: ['Entrada inválida: se esperaba objeto, recibido arreglo'] }],
])('an invalid message (%j) is refused with field and reason', async (body, fields) => {
  const answer = await api.post('/formularios/', body);
  expect(answer).toMatchObject({ status: 400, body: { error: 'La petición no es válida', fields } });
  expect(await api.database.select().from(contactMessages)).toEqual([]);
});

describe.each(['/newsletters/', '/formularios/'])('%s', (path) => {
  test('says that the body is not JSON', async () => {
    const fields = { body: ['El cuerpo no es JSON válido'] };
    expect(await api.post(path, '{"email": ')).toMatchObject({ status: 400, body: { fields } });
    expect(await api.post(path, '{"__proto__": {"email": "a@b.es"}}')).toMatchObject({ status: 400, body: { fields } });
    expect(await api.post(path, '')).toMatchObject({
      status: 400,
      body: { fields: { body: ['El cuerpo está vacío'] } },
    });
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml', ''])(
    'refuses a body of type "%s"',
    async (type) => {
      const answer = await api.post(path, '{"email":"a@b.es","mensaje":"x"}', { 'content-type': type });
      expect(answer).toMatchObject({ status: 415, body: { error: 'El cuerpo debe enviarse como application/json' } });
    },
  );

  test('takes a body of 32 KB and refuses a longer one', async () => {
    const ofLength = (length: number) => `{"email":"a@b.es","mensaje":"hola"}`.padEnd(length);
    expect((await api.post(path, ofLength(32_768))).status).toBe(201);
    const answer = await api.post(path, ofLength(32_769));
    expect(answer).toMatchObject({ status: 413, body: { error: 'El cuerpo es demasiado grande' } });
  });
});
