import { PRIVACY_NOTICE } from '@tramuntana/contracts';
import { contactMessages, newsletterSubscriptions } from '../data/schema';
import { testDatabases } from '../testing/databases';
import { type TestApi, testApi } from '../testing/testApi';

describe.each(testDatabases)('on $name', (database) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi({}, database);
  });
  beforeEach(async () => {
    await api.database.delete(contactMessages);
    await api.database.delete(newsletterSubscriptions);
  });
  afterAll(() => api.close());

  const send = (mensaje: string, key?: string) =>
    api.post('/formularios/', { mensaje }, key === undefined ? {} : { 'idempotency-key': key });
  const messages = () => api.database.select().from(contactMessages);
  const subscriptions = () => api.database.select().from(newsletterSubscriptions);

  test('a message is stored with its sender, the accepted privacy notice, and the time', async () => {
    await send('name: Ona\nemail: Ona@Example.com\nphone: 972000000\nmessage: Hola');
    expect(await messages()).toMatchObject([
      {
        email: 'ona@example.com',
        state: 'new',
        privacy_notice: PRIVACY_NOTICE.updated,
        created_at: expect.any(Date),
      },
    ]);
  });

  test('a send that is repeated with its key is one message, and gets the same answer', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => send('email: ona@example.com', 'key 1')));
    answers.push(await send('email: ona@example.com', 'key 1'));
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect(await messages()).toHaveLength(1);
  });

  test('another key, another text or no key makes another message, so that a client’s mistake loses none', async () => {
    for (const [mensaje, key] of [['a', 'key 1'], ['a', 'key 2'], ['b', 'key 1'], ['a'], ['a']] as const) {
      expect((await send(mensaje, key)).status).toBe(201);
    }
    expect(await messages()).toHaveLength(5);
  });

  test('an email line that is too long for the index is stored as text only', async () => {
    expect((await send(`email: ${'a'.repeat(4000)}`)).status).toBe(201);
    expect(await messages()).toMatchObject([{ email: null }]);
  });

  test('an address that is sent many times at once has one row, with its consent', async () => {
    const sent = ['ona@example.com', 'ONA@example.com', 'ona@example.com', 'Ona@Example.com'];
    const answers = await Promise.all(sent.map((email) => api.post('/newsletters/', { email })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(await subscriptions()).toMatchObject([
      { state: 'consented', privacy_notice: PRIVACY_NOTICE.updated, consented_at: expect.any(Date) },
    ]);
  });
});
