import { contactMessages, newsletterSubscriptions, outbox } from '../data/schema';
import { testDatabases } from '../testing/databases';
import { mailServer, type TestMailServer } from '../testing/mailServer';
import { type TestApi, testApi } from '../testing/testApi';
import { forgetUnconfirmed } from '../visitors/confirmation';
import { storeMessage } from '../visitors/messages';
import { subscribe } from '../visitors/subscriptions';
import { composeMail } from './composeMail';
import { visitorsAddress } from './mail';
import { sendDueMails } from './sendDueMails';
import { smtpSender } from './smtp';

const MINUTE = 60_000;
const MENSAJE = 'name: Ona Puig\nemail: ona@example.com\nphone: 972000000\nmessage: ¿Voláis en Begur?\\nEn mayo.';
const log = { info: jest.fn(), warn: jest.fn() };

describe.each(testDatabases)('on $name', (engine) => {
  let api: TestApi;
  let server: TestMailServer;
  /** The clock, which only the tests advance. */
  let now: Date;
  beforeAll(async () => {
    api = await testApi({}, engine);
  });
  beforeEach(async () => {
    server = await mailServer();
    for (const table of [contactMessages, newsletterSubscriptions]) await api.database.delete(table);
    now = new Date(Date.now() + MINUTE);
    log.warn.mockClear();
  });
  afterEach(() => server.close());
  afterAll(() => api.close());

  const later = (minutes: number) => {
    now = new Date(now.getTime() + minutes * MINUTE);
  };
  const settings = () => ({
    smtpUrl: server.url,
    from: 'Web <web@example.com>',
    to: 'hola@example.com',
    siteUrl: 'https://tramuntana.example',
  });
  const send = (mail = settings()) =>
    sendDueMails({
      database: api.database,
      compose: (row) => composeMail(api.database, row, { ...mail, now }),
      send: smtpSender(mail),
      now: () => now,
      isClosing: () => false,
      log,
    });
  const waiting = () => api.database.select().from(outbox);
  const store = (mensaje = MENSAJE) => storeMessage(api.database, { mensaje, mailed: true });
  const unreachable = () => ({ ...settings(), smtpUrl: 'smtp://127.0.0.1:1' });

  test('the company gets a mail about a message, and a reply goes to the visitor', async () => {
    await store();
    await send();
    expect(server.received).toHaveLength(1);
    const [mail] = server.received;
    expect(mail).toMatchObject({ subject: 'Mensaje de la web: Ona Puig' });
    expect(mail?.from?.text).toBe('"Web" <web@example.com>');
    expect(mail?.replyTo?.text).toBe('ona@example.com');
    expect(mail?.text).toContain('Teléfono: 972000000\n');
    expect(mail?.text).toContain('¿Voláis en Begur?\nEn mayo.');
    expect(await waiting()).toEqual([]);
  });

  test('every mail says that a program sent it, so that no program answers; people can answer every mail', async () => {
    await store();
    await subscribe(api.database, { email: 'nova@example.com', mailed: true });
    await send();
    expect(server.received).toHaveLength(2);
    for (const { headers, date, messageId } of server.received) {
      expect(headers.get('auto-submitted')).toBe('auto-generated');
      expect(headers.get('x-auto-response-suppress')).toBe('All');
      expect(messageId).toMatch(/^<[\w.-]+@(tramuntana\.example|example\.com)>$/);
      expect(date).toBeInstanceOf(Date);
    }
    const toSubscriber = server.received.find(({ subject }) => subject?.startsWith('Confirma'));
    expect(toSubscriber?.replyTo?.text).toBe('hola@example.com');
    expect(toSubscriber?.headers.has('list')).toBe(true);
  });

  test('the mail of a message has the same Message-ID when it is sent a second time', async () => {
    await store();
    const [row] = await waiting();
    await send();
    await api.database.insert(outbox).values({ message_id: row?.message_id ?? null });
    await send();
    expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(1);
    expect(server.received).toHaveLength(2);
  });

  test('no mail goes to a list of addresses in place of a single one', async () => {
    const to = visitorsAddress('una@example.com, dos@example.com');
    await expect(smtpSender(settings())({ to, subject: 'S', text: 'T' })).rejects.toThrow();
    expect(server.received).toEqual([]);
  });

  test('an invalid address does not become the Reply-To, and a visitor cannot forge headers or lines of the mail', async () => {
    await store(
      'name: Ona\\nBcc: x@example.com\nemail: no es un correo\nphone: 1\\nEmail: y@example.com\nmessage: Hola',
    );
    await send();
    const [mail] = server.received;
    expect([mail?.replyTo, mail?.bcc]).toEqual([undefined, undefined]);
    const lines = ['Nombre: Ona Bcc: x@example.com', 'Email: no es un correo', 'Teléfono: 1 Email: y@example.com'];
    expect(mail?.text?.split('\n').slice(0, 3)).toEqual(lines);
    expect(mail?.text).toContain('\n\nHola\n');
  });

  test('while the mail server is down nothing is lost: the pauses double up to an hour, and then the mail is sent', async () => {
    await store();
    const pauses: number[] = [];
    for (let attempt = 1; attempt <= 9; attempt++) {
      await send(unreachable());
      const [row] = await waiting();
      const pause = ((row?.next_attempt_at.getTime() ?? 0) - now.getTime()) / MINUTE;
      pauses.push(pause);
      later(pause);
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
    expect(await waiting()).toMatchObject([{ attempts: 9, last_error: expect.stringMatching(/^E[A-Z]+$/) }]);
    await send();
    expect([server.received.length, await waiting()]).toEqual([1, []]);
  });

  test('a mail that is not due yet is not tried', async () => {
    await store();
    await send(unreachable());
    await send();
    expect(server.received).toEqual([]);
  });

  test('if the server cannot be reached, the other mails are not tried and stay due', async () => {
    await store();
    await store();
    await send(unreachable());
    expect((await waiting()).map(({ attempts }) => attempts).sort()).toEqual([0, 1]);
  });

  test('a refused mail does not stop the next one; neither log nor table names the person', async () => {
    await store();
    await store();
    server.refused.set('hola@example.com', 550);
    await send();
    expect(await waiting()).toMatchObject([
      { attempts: 1, last_error: 'EENVELOPE 550' },
      { attempts: 1, last_error: 'EENVELOPE 550' },
    ]);
    expect(JSON.stringify(log.warn.mock.calls)).not.toContain('example.com');
  });

  test('an address that the server refuses is not tried again, and is erased when its link would have expired', async () => {
    await subscribe(api.database, { email: 'nadie@example.com', mailed: true });
    server.refused.set('nadie@example.com', 550);
    await send();
    expect(await waiting()).toEqual([]);
    expect(JSON.stringify(log.warn.mock.calls)).not.toContain('example.com');
    await forgetUnconfirmed(api.database, new Date(now.getTime() + 48 * 60 * MINUTE + 1));
    expect(await api.database.select().from(newsletterSubscriptions)).toEqual([]);
  });

  test('an address that the server refuses for now is tried again', async () => {
    await subscribe(api.database, { email: 'lleno@example.com', mailed: true });
    server.refused.set('lleno@example.com', 452);
    await send();
    expect(await waiting()).toMatchObject([{ attempts: 1, last_error: 'EENVELOPE 452' }]);
  });

  test('instances that send at the same time send each mail once', async () => {
    for (let message = 1; message <= 20; message++) await store(`name: Ona\nmessage: número ${message}.`);
    await Promise.all([send(), send(), send(), send()]);
    const numbers = server.received.map(({ text }) => /número (\d+)\./.exec(text ?? '')?.[1]);
    expect(numbers.map(Number).sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  });

  test('an instance that dies while it sends leaves the mail to another, a minute later', async () => {
    await store();
    const dies = new Promise<never>(() => {});
    void sendDueMails({
      database: api.database,
      compose: () => dies,
      send: () => dies,
      now: () => now,
      isClosing: () => false,
      log,
    });
    while ((await waiting())[0]?.attempts === 0);
    await send();
    expect(server.received).toEqual([]);
    later(1);
    await send();
    expect(server.received).toHaveLength(1);
  });

  test('a repeated send causes one mail, and without mail settings there is none', async () => {
    for (const mailed of [true, true, false]) {
      await storeMessage(api.database, { mensaje: MENSAJE, key: `key ${mailed}`, mailed });
    }
    expect(await waiting()).toHaveLength(1);
  });

  test('an erased message causes no mail any more', async () => {
    await store();
    await api.database.delete(contactMessages);
    await send();
    expect([server.received, await waiting()]).toEqual([[], []]);
  });
});
