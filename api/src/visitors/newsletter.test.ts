import { PRIVACY_NOTICE } from '@tramuntana/contracts';
import { newsletterSubscriptions, outbox } from '../data/schema';
import { composeMail } from '../mail/composeMail';
import { type OutboxRow, removeMail } from '../mail/outbox';
import { testDatabases } from '../testing/databases';
import { type TestApi, testApi } from '../testing/testApi';
import { confirm, forgetUnconfirmed } from './confirmation';
import { subscribe } from './subscriptions';

const SITE = 'https://tramuntana.example';
const HOUR = 3_600_000;
const MINUTE = 60_000;
const REQUESTED = { status: 201, body: { message: expect.stringMatching(/^Te hemos enviado un correo/) } };

describe.each(testDatabases)('on $name', (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi({}, engine, { mailer: { wake: () => {} } });
  });
  beforeEach(() => api.database.delete(newsletterSubscriptions));
  afterAll(() => api.close());

  const signUp = (email = 'ona@example.com') => api.post('/newsletters/', { email });
  const rows = () => api.database.select().from(newsletterSubscriptions);
  const mails = () => api.database.select().from(outbox);

  /** Composes and removes the next mail as the mailer does, but sends nothing. */
  async function mail(now = new Date()) {
    const [row] = await mails();
    const composed = await composeMail(api.database, row as OutboxRow, { to: '', siteUrl: SITE, now });
    await removeMail(api.database, (row as OutboxRow).id);
    const path = (of: string) =>
      new RegExp(`${SITE}/api(/newsletters/${of}/[\\w-]+)`).exec(composed?.text ?? '')?.[1] ?? '';
    return { composed, confirmation: path('confirmar'), unsubscription: path('baja') };
  }
  const press = (path: string, body = '', type = 'application/x-www-form-urlencoded') =>
    api.post(path, body, { 'content-type': type });

  test('an address is a subscriber only when its owner opens the mailed link and presses the button', async () => {
    expect(await signUp()).toMatchObject(REQUESTED);
    expect(await rows()).toMatchObject([{ state: 'pending', privacy_notice: PRIVACY_NOTICE.updated }]);
    const { composed, confirmation } = await mail();
    expect(composed?.to).toEqual({ address: 'ona@example.com', name: '' });

    // Opening the link must not confirm, because mail programs open links to check them.
    const page = await api.get(confirmation);
    expect([page.status, await rows()]).toMatchObject([200, [{ state: 'pending' }]]);
    expect(page.body).toContain('<button>Confirmar suscripción</button>');

    expect(await press(confirmation)).toMatchObject({ status: 200, body: expect.stringContaining('¡Bienvenido!') });
    expect(await rows()).toMatchObject([{ state: 'confirmed', confirmed_at: expect.any(Date), token_hash: null }]);
  });

  test('a link confirms only once', async () => {
    await signUp();
    const { confirmation } = await mail();
    await press(confirmation);
    for (const answer of [await press(confirmation), await api.get(confirmation)]) {
      expect(answer).toMatchObject({ status: 404, body: expect.stringContaining('Este enlace ya no vale') });
    }
  });

  test('a link is valid for 48 hours; then the address is erased', async () => {
    const now = new Date();
    await signUp();
    const { confirmation } = await mail(now);
    const token = confirmation.split('/').at(-1) ?? '';
    const after = (milliseconds: number) => new Date(now.getTime() + milliseconds);
    expect(await confirm(api.database, token, after(48 * HOUR))).toBe(false);
    await forgetUnconfirmed(api.database, after(48 * HOUR - 1));
    expect(await rows()).toHaveLength(1);
    await forgetUnconfirmed(api.database, after(48 * HOUR + 1));
    expect(await rows()).toEqual([]);
  });

  test('the database does not contain the token of the link', async () => {
    await signUp();
    const { confirmation } = await mail();
    const token = confirmation.split('/').at(-1) ?? '';
    expect(token).toHaveLength(43);
    expect(JSON.stringify([await rows(), await mails()])).not.toContain(token);
  });

  test('a new and a pending address get the same answer; for ten minutes no further mail is sent', async () => {
    const answers = [await signUp(), await signUp('ONA@example.com')];
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect(await mails()).toHaveLength(1);
    const now = new Date();
    await mail(now);
    const again = (minutes: number) =>
      subscribe(api.database, {
        email: 'ona@example.com',
        mailed: true,
        now: new Date(now.getTime() + minutes * MINUTE),
      });
    await again(9);
    expect(await mails()).toEqual([]);
    await again(10);
    expect(await mails()).toHaveLength(1);
  });

  test('a confirmed address is told that it is subscribed', async () => {
    await signUp();
    await press((await mail()).confirmation);
    expect(await signUp('Ona@Example.com')).toMatchObject({
      status: 400,
      body: { email: ['Este correo ya está suscrito'] },
    });
  });

  test('one click of a mail program ends the subscription, as RFC 8058 says', async () => {
    await signUp();
    const { composed, confirmation, unsubscription } = await mail();
    await press(confirmation);
    expect(composed?.headers).toEqual({
      'List-Unsubscribe': `<${SITE}/api${unsubscription}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect((await press(unsubscription, 'List-Unsubscribe=One-Click')).status).toBe(200);
    expect(await rows()).toMatchObject([{ state: 'unsubscribed', unsubscribed_at: expect.any(Date) }]);
    const multipart = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
    expect((await press(unsubscription, multipart, 'multipart/form-data; boundary=x')).status).toBe(200);
  });

  test('a person who opens that link is asked, and can come back later', async () => {
    await signUp();
    const { confirmation, unsubscription } = await mail();
    await press(confirmation);
    expect((await api.get(unsubscription)).body).toContain('<button>Darme de baja</button>');
    expect(await rows()).toMatchObject([{ state: 'confirmed' }]);
    await press(unsubscription);
    expect(await signUp()).toMatchObject(REQUESTED);
    await press((await mail()).confirmation);
    expect(await rows()).toMatchObject([{ state: 'confirmed', unsubscribed_at: null }]);
  });

  test.each(['00000000-0000-4000-8000-000000000000', 'nada', '%00'])('%s ends no subscription', async (key) => {
    for (const answer of [await api.get(`/newsletters/baja/${key}`), await press(`/newsletters/baja/${key}`)]) {
      expect(answer).toMatchObject({ status: 404, body: expect.stringContaining('No hay ninguna suscripción') });
    }
  });

  test('the pages do not leak their addresses and run nothing', async () => {
    const { headers } = await api.get('/newsletters/confirmar/nada');
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; style-src 'sha256-/),
    });
  });

  test('a subscription that ended before its mail was sent gets no mail', async () => {
    await signUp();
    await api.database.update(newsletterSubscriptions).set({ state: 'unsubscribed' });
    expect((await mail()).composed).toBeUndefined();
  });
});
