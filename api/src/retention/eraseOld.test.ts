import { contactMessages, newsletterSubscriptions, outbox, retentionRuns } from '../data/schema';
import { answerInbox } from '../inbox/answerInbox';
import { testDatabases } from '../testing/databases';
import { type TestApi, testApi } from '../testing/testApi';
import { eraseOld } from './eraseOld';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOW = new Date('2026-11-22T10:00:00Z');
const ago = (days: number) => new Date(NOW.getTime() - days * DAY);
const later = (hours: number) => new Date(NOW.getTime() + hours * HOUR);

describe.each(testDatabases)('on $name', (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi({}, engine);
  });
  beforeEach(async () => {
    for (const table of [contactMessages, newsletterSubscriptions, retentionRuns]) await api.database.delete(table);
  });
  afterAll(() => api.close());

  const messages = () => api.database.select().from(contactMessages).orderBy(contactMessages.id);
  const subscribers = () => api.database.select().from(newsletterSubscriptions).orderBy(newsletterSubscriptions.id);
  const store = (created_at: Date, over: object = {}) =>
    api.database
      .insert(contactMessages)
      .values({ mensaje: 'name: Ona', created_at, ...over })
      .returning();

  test('a message and its mail are erased before the message is a year old; a younger one stays', async () => {
    const [old] = await store(ago(364.01));
    const [young] = await store(ago(363.99));
    for (const { id: message_id } of [old, young] as { id: number }[])
      await api.database.insert(outbox).values({ message_id });
    expect(await eraseOld(api.database, NOW)).toEqual({ messages: 1, subscriptions: 0, idempotency_keys: 0 });
    expect((await messages()).map(({ id }) => id)).toEqual([young?.id]);
    expect((await api.database.select().from(outbox)).map(({ message_id }) => message_id)).toEqual([young?.id]);
  });

  test('unconfirmed and unsubscribed addresses are erased; addresses that want the newsletter stay', async () => {
    const pending = { state: 'pending', consented_at: ago(1) } as const;
    await api.database.insert(newsletterSubscriptions).values([
      { email: 'link-expired@example.com', ...pending, token_expires_at: later(-1) },
      { email: 'link-open@example.com', ...pending, consented_at: ago(60), token_expires_at: later(1) },
      { email: 'never-mailed@example.com', ...pending, consented_at: ago(31) },
      { email: 'not-mailed-yet@example.com', ...pending, consented_at: ago(29) },
      { email: 'left@example.com', state: 'unsubscribed', unsubscribed_at: later(-1) },
      { email: 'confirmed@example.com', state: 'confirmed', consented_at: ago(900) },
      { email: 'consented@example.com', state: 'consented', consented_at: ago(900) },
    ]);
    expect(await eraseOld(api.database, NOW)).toMatchObject({ subscriptions: 3 });
    expect((await subscribers()).map(({ email }) => email.split('@')[0])).toEqual([
      'link-open',
      'not-mailed-yet',
      'confirmed',
      'consented',
    ]);
  });

  test('an address whose mail has waited for a month is erased, however often it was tried', async () => {
    const pending = { state: 'pending', consented_at: ago(40), token_expires_at: later(47) } as const;
    const waiting = { 'tried-for-long@example.com': ago(31), 'tried-lately@example.com': ago(29) };
    for (const [email, created_at] of Object.entries(waiting)) {
      const [row] = await api.database
        .insert(newsletterSubscriptions)
        .values({ email, ...pending })
        .returning();
      await api.database.insert(outbox).values({ subscription_id: row?.id, created_at });
    }
    expect(await eraseOld(api.database, NOW)).toMatchObject({ subscriptions: 1 });
    expect((await subscribers()).map(({ email }) => email)).toEqual(['tried-lately@example.com']);
    expect(await api.database.select().from(outbox)).toHaveLength(1);
  });

  test('the idempotency key of a message is erased after a week, but the message stays', async () => {
    await store(ago(8), { idempotency_key: 'old' });
    await store(ago(6), { idempotency_key: 'young' });
    expect(await eraseOld(api.database, NOW)).toMatchObject({ messages: 0, idempotency_keys: 1 });
    expect((await messages()).map(({ idempotency_key }) => idempotency_key)).toEqual([null, 'young']);
  });

  test('old data is erased once a day, however many instances try at the same time', async () => {
    await store(ago(400));
    const runs = await Promise.all([1, 2, 3].map(() => eraseOld(api.database, NOW)));
    expect(runs.filter(Boolean)).toEqual([{ messages: 1, subscriptions: 0, idempotency_keys: 0 }]);
    await store(ago(400));
    expect(await eraseOld(api.database, later(22))).toBeUndefined();
    expect(await eraseOld(api.database, later(24))).toMatchObject({ messages: 1 });
  });

  test('thousands of rows are erased in one run, by several statements', async () => {
    const row = { mensaje: 'name: Ona', created_at: ago(400) };
    await api.database.insert(contactMessages).values(Array.from({ length: 1201 }, () => row));
    expect(await eraseOld(api.database, NOW)).toMatchObject({ messages: 1201 });
    expect(await messages()).toEqual([]);
  });

  test('for a year the inbox lists erased data, and it shows when a message will be erased', async () => {
    await api.database.insert(retentionRuns).values({ ran_at: ago(365), messages: 7 });
    await store(ago(400));
    await store(ago(1));
    await eraseOld(api.database, NOW);
    await eraseOld(api.database, later(24));
    expect((await answerInbox(api.database, { verb: 'erased' })).erased).toMatchObject([
      { ran_at: NOW.toISOString(), messages: 1, subscriptions: 0 },
    ]);
    const { messages: listed } = await answerInbox(api.database, { verb: 'list', of: 'messages' });
    expect(listed).toMatchObject([{ erased_after: new Date(ago(1).getTime() + 364 * DAY).toISOString() }]);
  });
});
