import { aToken, damageIdentity, testStores } from 'releases/testing';
import { anIssuer } from './testing/anIssuer';
import { aService } from './testing/aService';

/** Each damages the record of an identity, by hand: in a file, and in a row. */
const DAMAGES: [string, { file: string; row: string }, string][] = [
  ['is no JSON, or no record', { file: '{"schema": 1, "id"', row: '7' }, '(is not JSON|the whole)'],
  ['has a strange right', { file: '{"kind": "token"}', row: '{"kind": "token", "rights": ["fly"]}' }, 'rights'],
];

describe.each(testStores)('a damaged identity in $name', (kind) => {
  let service: Awaited<ReturnType<typeof aService>>;
  let issuer: Awaited<ReturnType<typeof anIssuer>>;
  let admin: string;
  let damaged: Awaited<ReturnType<typeof aToken>>;

  beforeEach(async () => {
    service = await aService(kind);
    issuer = await anIssuer();
    const { access } = service.opened.store;
    admin = (await aToken(access, { rights: ['access', 'read'] })).token;
    damaged = await aToken(access, { owner: 'eva' });
  });

  afterEach(async () => {
    await service.remove();
    await issuer.close();
  });

  const damage = (texts: { file: string; row: string }) => damageIdentity(service.opened, damaged.record.id, texts);

  const trust = () =>
    service.post(
      'access-trust',
      {
        owner: 'ci',
        days: 1,
        rights: ['read'],
        remotes: ['mfe-blog'],
        issuer: issuer.url,
        audience: 'tramuntana',
        claims: { repository: 'acme/mfe-blog' },
      },
      admin,
    );

  test.each(DAMAGES)('that %s stops no other, and the list names it', async (_, texts, reason) => {
    await damage(texts);
    const { out, code } = await service.run(admin, 'access', 'list');
    expect(code).toBe(0);
    expect(out).toMatch(/ana +token +access,read +mfe-blog/);
    expect(out).toMatch(
      new RegExp(`^damaged: .*${damaged.record.id}.*${reason}.*; delete .*, and give out another`, 'm'),
    );
    const listed = JSON.parse((await service.run(admin, 'access', 'list', '--json')).out);
    expect(listed.damaged).toEqual([{ id: damaged.record.id, reason: expect.stringContaining('delete') }]);
    expect((await trust()).status).toBe(200);
    expect((await service.post('history', { remote: 'mfe-blog' }, await issuer.token())).status).toBe(200);
    expect((await service.post('history', { remote: 'mfe-blog' }, admin)).status).toBe(200);
  });

  test('gives no right; its user learns whom to ask, and not where it is', async () => {
    await damage({ file: '{', row: '7' });
    const { status, body } = await service.post('history', { remote: 'mfe-blog' }, damaged.token);
    expect([status, body.detail]).toEqual([
      401,
      expect.stringContaining('The record of the token is damaged; an admin'),
    ]);
    expect(body.detail).not.toContain(service.opened.store.place);
  });
});
