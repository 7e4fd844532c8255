import { contactMessages, newsletterSubscriptions } from '../data/schema';
import { testDatabases } from '../testing/databases';
import { type TestApi, testApi } from '../testing/testApi';
import { answerInbox } from './answerInbox';
import type { InboxRequest } from './inboxRequest';

describe.each(testDatabases)('on $name', (database) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi({}, database);
  });
  beforeEach(async () => {
    await api.database.delete(contactMessages);
    await api.database.delete(newsletterSubscriptions);
    await api.post('/formularios/', { mensaje: 'name: Ona\nemail: Ona@Example.com\nphone: 972000000\nmessage: a\\nb' });
    await api.post('/formularios/', { mensaje: 'name: Pau\nemail: pau@example.com\nphone: 972000001\nmessage: Hola' });
    await api.post('/newsletters/', { email: 'ona@example.com' });
  });
  afterAll(() => api.close());

  const ask = (request: InboxRequest) => answerInbox(api.database, request);
  const newest = async () => (await ask({ verb: 'list', of: 'messages' })).messages?.map(({ id }) => Number(id)) ?? [];

  test('messages come newest first, with the fields of the form', async () => {
    const { messages } = await ask({ verb: 'list', of: 'messages' });
    expect(messages).toMatchObject([
      { name: 'Pau', state: 'new' },
      { name: 'Ona', email: 'Ona@Example.com', phone: '972000000', message: 'a\nb' },
    ]);
  });

  test('a marked message leaves the list of new messages', async () => {
    const [pau = 0, ona = 0] = await newest();
    const marked = await ask({ verb: 'mark', of: 'messages', ids: [pau], state: 'answered' });
    expect(marked.messages).toMatchObject([{ id: pau, state: 'answered' }]);
    expect((await ask({ verb: 'list', of: 'messages', state: 'new' })).messages).toMatchObject([{ id: ona }]);
    expect((await ask({ verb: 'show', of: 'messages', id: pau })).messages).toMatchObject([{ state: 'answered' }]);
  });

  test('an unknown number is reported, and nothing is marked', async () => {
    const [pau = 0] = await newest();
    const marking = ask({ verb: 'mark', of: 'messages', ids: [pau, 999_999], state: 'read' });
    await expect(marking).rejects.toThrow('messages has no 999999');
    expect((await ask({ verb: 'list', of: 'messages', state: 'read' })).messages).toEqual([]);
    await expect(ask({ verb: 'show', of: 'subscribers', id: 999_999 })).rejects.toThrow('subscribers has no 999999');
  });

  test('an unknown state is refused with the known ones', async () => {
    const listing = ask({ verb: 'list', of: 'messages', state: 'old' });
    await expect(listing).rejects.toThrow('"old" is no state of messages: take one of new, read, answered');
    await expect(ask({ verb: 'mark', of: 'subscribers', ids: [1], state: 'confirmed' })).rejects.toThrow(
      'unsubscribed',
    );
  });

  test('a subscriber can be taken off the newsletter', async () => {
    const { subscribers: [ona] = [] } = await ask({ verb: 'list', of: 'subscribers' });
    const ids = [Number(ona?.id)];
    const { subscribers } = await ask({ verb: 'mark', of: 'subscribers', ids, state: 'unsubscribed' });
    expect(subscribers).toMatchObject([{ state: 'unsubscribed', unsubscribed_at: expect.any(String) }]);
  });

  test('a person gets all stored data about them, and nothing about others', async () => {
    const { messages, subscribers } = await ask({ verb: 'person', email: ' ONA@exa\u200bmple.com\u200e' });
    expect(messages).toMatchObject([{ name: 'Ona' }]);
    expect(subscribers).toMatchObject([{ email: 'ona@example.com', consented_at: expect.any(String) }]);
  });

  test('forgetting a person erases their messages and subscription; others stay', async () => {
    expect(await ask({ verb: 'forget', email: 'ona@example.com' })).toMatchObject({
      messages: [{ name: 'Ona' }],
      subscribers: [{ email: 'ona@example.com' }],
    });
    expect((await ask({ verb: 'list', of: 'messages' })).messages).toMatchObject([{ name: 'Pau' }]);
    expect((await ask({ verb: 'list', of: 'subscribers' })).subscribers).toEqual([]);
    await expect(ask({ verb: 'forget', email: 'ona@example.com' })).rejects.toThrow('Nothing is stored of');
  });
});
