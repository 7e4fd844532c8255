import { type Grant, RIGHTS, requests, type StoreRequest } from 'releases';
import { aToken, testStores } from 'releases/testing';
import { aBody, aService } from './testing/aService';

type Verb = StoreRequest['verb'];

const VERBS = Object.keys(requests) as Verb[];

const REMOTES = ['mfe-blog', 'mfe-shop', 'shell'] as const;

const everything: Grant = { rights: [...RIGHTS], remotes: ['*', 'shell'] };

/** Answers to identities with the right, in a store where nothing is published. The repository of the tests has no shell. */
const ANSWERS: Record<Verb, [remote: number, shell: number]> = {
  status: [200, 200],
  list: [200, 404],
  history: [200, 404],
  publish: [404, 404],
  promote: [422, 404],
  rollback: [422, 404],
  retire: [422, 404],
  canary: [422, 404],
  sign: [422, 404],
  prune: [200, 404],
  verify: [404, 404],
  'policy-list': [200, 200],
  'policy-set': [200, 404],
  'policy-clear': [200, 404],
  'access-list': [200, 200],
  'access-add': [200, 200],
  'access-trust': [200, 200],
  'access-revoke': [404, 404],
};

/** The verbs and remotes of each identity; `any` for verbs about no remote. All other cells are 403. */
const IDENTITIES: Record<string, { grant: Grant; allowed: (verb: Verb, remote: string) => boolean }> = {
  administrator: { grant: everything, allowed: () => true },
  'blog team': {
    grant: { rights: ['read', 'publish', 'promote', 'rollback', 'canary'], remotes: ['mfe-blog'] },
    allowed: (verb, remote) =>
      verb === 'status' ||
      (remote === 'mfe-blog' && ['list', 'history', 'publish', 'promote', 'rollback', 'canary'].includes(verb)),
  },
  'on call': {
    grant: { rights: ['rollback'], remotes: ['*'] },
    allowed: (verb, remote) => verb === 'rollback' && remote !== 'shell',
  },
  qa: {
    grant: { rights: ['verify'], remotes: ['*'] },
    allowed: (verb, remote) => verb === 'verify' && remote !== 'shell',
  },
  'shell team': {
    grant: { rights: ['retire', 'promote'], remotes: ['shell'] },
    allowed: (verb, remote) => remote === 'shell' && ['retire', 'promote'].includes(verb),
  },
  'administrator of the shop': {
    grant: { rights: ['access', 'read', 'prune'], remotes: ['mfe-shop'] },
    allowed: (verb, remote) =>
      ['status', 'policy-list', 'access-list', 'access-revoke'].includes(verb) ||
      (remote === 'mfe-shop' &&
        ['list', 'history', 'sign', 'prune', 'policy-set', 'policy-clear', 'access-add', 'access-trust'].includes(
          verb,
        )),
  },
};

/** Tokens that are not accepted, though their records have every right. */
const REFUSED = {
  expired: { ...everything, expiresAt: '2026-11-22T10:00:00.000Z' },
  revoked: { ...everything, revokedAt: '2026-11-22T10:00:00.000Z' },
};

describe.each(testStores)('with a store in $name', (kind) => {
  let service: Awaited<ReturnType<typeof aService>>;
  const tokens: Record<string, string> = {};

  beforeAll(async () => {
    service = await aService(kind, { wrongTokens: 10_000, requests: 10_000, contents: 10_000 });
    const { access } = service.opened.store;
    for (const [name, { grant }] of Object.entries(IDENTITIES)) {
      tokens[name] = (await aToken(access, { owner: name, ...grant })).token;
    }
    for (const [name, over] of Object.entries(REFUSED)) tokens[name] = (await aToken(access, over)).token;
    const { token } = await aToken(access, everything);
    tokens['of a wrong secret'] = `${token.slice(0, -3)}abc`;
    tokens['of no record'] = `trd_0123456789abcdef_${'a'.repeat(43)}`;
    tokens['of another form'] = 'teams-token';
  });

  afterAll(() => service.remove());

  const cells = VERBS.flatMap((verb) => REMOTES.map((remote) => [verb, remote] as const));

  describe.each(Object.keys(IDENTITIES))('%s', (name) => {
    test.each(cells)('%s of %s', async (verb, remote) => {
      const { status, body, headers } = await service.post(verb, aBody(verb, remote), tokens[name]);
      const [answer, ofShell] = ANSWERS[verb];
      const isAllowed = IDENTITIES[name]?.allowed(verb, remote) ?? false;
      expect([status, body.detail]).toEqual([
        isAllowed ? (remote === 'shell' ? ofShell : answer) : 403,
        status === 200 ? undefined : expect.stringMatching(/; |: |cannot|nothing/),
      ]);
      if (status !== 200) expect(headers.get('content-type')).toMatch(/^application\/problem\+json/);
    });
  });

  describe.each(['expired', 'revoked', 'of a wrong secret', 'of no record', 'of another form'])(
    'a token %s',
    (name) => {
      test.each(VERBS)('%s', async (verb) => {
        const { status, body, headers } = await service.post(verb, aBody(verb, 'mfe-blog'), tokens[name]);
        expect([status, body.status]).toEqual([401, 401]);
        expect(body.detail).toContain('npm run release -- access add');
        expect(headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
      });
    },
  );

  test.each(VERBS)('%s without a token', async (verb) => {
    const { status, body, headers } = await service.post(verb, aBody(verb, 'mfe-blog'));
    expect([status, body.detail]).toEqual([401, expect.stringContaining('RELEASES_TOKEN')]);
    expect(headers.get('www-authenticate')).toBe('Bearer');
  });
});
