import { contactMessages, formKeys, newsletterSubscriptions, outbox } from '../data/schema';
import { testDatabases } from '../testing/databases';
import { type TestApi, testApi } from '../testing/testApi';
import { FormTokens } from './formTokens';

const SECOND = 1000;
const DAY = 86_400 * SECOND;
const MENSAJE = 'name: Ona\nemail: ona@example.com\nphone: 972000000\nmessage: Hola';

describe.each(testDatabases)('on $name', (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi({}, engine, { mailer: { wake: () => {} } });
  });
  beforeEach(() => api.database.delete(contactMessages));
  afterAll(() => api.close());

  /** The tokens of an instance whose clock stands still at this time. */
  const tokensAt = (time: number) => new FormTokens(api.database, () => time);
  const send = (headers: Record<string, string>) => api.post('/formularios/', { mensaje: MENSAJE }, headers);
  const states = async () => (await api.database.select().from(contactMessages)).map(({ state }) => state);
  const DAYS_AGO = Date.now() - 6 * DAY;

  test.each([
    ['two seconds', 2 * SECOND, true],
    ['seven days', 7 * DAY, true],
    ['less than two seconds', 2 * SECOND - 1, false],
    ['more than seven days', 7 * DAY + 1, false],
    ['less than nothing', -1, false],
    ['two hours from now, as where the clock was set back', -2 * 3600 * SECOND, true],
    ['more than twelve hours from now', -12 * 3600 * SECOND - 1, false],
  ])('the age counts: a form that was shown %s ago', async (_words, age, isCredible) => {
    const token = await tokensAt(DAYS_AGO).create();
    expect(await tokensAt(DAYS_AGO + age).isCredible(token)).toBe(isCredible);
  });

  test('a message from a page that was open for days is new; a message with a token of tomorrow is suspect', async () => {
    await send({ 'form-token': await tokensAt(DAYS_AGO).create() });
    await send({ 'form-token': await tokensAt(Date.now() + DAY).create() });
    expect(await states()).toEqual(['new', 'suspect']);
  });

  test('a form gets a token when it is shown, and no cache keeps the token', async () => {
    const { body, headers } = await api.get('/formularios/token');
    expect(headers['cache-control']).toBe('no-store');
    expect(await tokensAt(Date.now() + DAY).isCredible(body.token)).toBe(true);
  });

  test.each(['x', '1.x', '1795000000000.', `1795000000000.${'A'.repeat(43)}`, '.'])(
    'a forged token (%s) makes a message suspect',
    async (token) => {
      expect([(await send({ 'form-token': token })).status, await states()]).toEqual([201, ['suspect']]);
    },
  );

  test('text in the hidden field makes a message suspect; the message is kept but not mailed', async () => {
    const [trapped, honest] = [await send({ 'form-trap': 'http://spam.example' }), await send({})];
    expect(trapped).toMatchObject({ status: honest.status, body: honest.body });
    expect([await states(), await api.database.select().from(outbox)]).toMatchObject([['suspect', 'new'], [{}]]);
  });

  describe('the newsletter', () => {
    const EMAIL = 'ona@example.com';
    const subscribe = (headers: Record<string, string>) => api.post('/newsletters/', { email: EMAIL }, headers);
    const rows = () => api.database.select().from(newsletterSubscriptions);
    beforeEach(() => api.database.delete(newsletterSubscriptions));

    test.each([
      ['text in the hidden field', async () => ({ 'form-trap': 'http://spam.example' })],
      ['a forged token', async () => ({ 'form-token': `1795000000000.${'A'.repeat(43)}` })],
      ['a token of tomorrow', async () => ({ 'form-token': await tokensAt(Date.now() + DAY).create() })],
    ])('thanks for an address with %s, stores nothing and mails nothing', async (_what, evidence) => {
      const program = await subscribe(await evidence());
      expect([await rows(), await api.database.select().from(outbox)]).toEqual([[], []]);
      const { status, body } = await subscribe({});
      expect([program.status, program.body]).toEqual([status, body]);
    });

    test('does not tell a program that an address has confirmed', async () => {
      await api.database.insert(newsletterSubscriptions).values({ email: EMAIL, state: 'confirmed' });
      expect((await subscribe({})).status).toBe(400);
      expect((await subscribe({ 'form-trap': 'x' })).status).toBe(201);
    });

    test.each([
      ['seven days and more', 30 * DAY],
      ['a minute', 60 * SECOND],
    ])('takes an address from a page that was open for %s', async (_words, age) => {
      const token = await tokensAt(Date.now() - age).create();
      expect([(await subscribe({ 'form-token': token })).status, await rows()]).toMatchObject([
        201,
        [{ email: EMAIL }],
      ]);
    });
  });

  test('instances that need the key at the same time get the same one', async () => {
    await api.database.delete(formKeys);
    const tokens = await Promise.all(Array.from({ length: 5 }, () => tokensAt(0).create()));
    for (const token of tokens) expect(await tokensAt(DAY).isCredible(token)).toBe(true);
  });
});
