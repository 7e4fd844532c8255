import { createSecretKey } from 'node:crypto';
import { exportSPKI, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { perform, publish } from 'releases';
import { testStores } from 'releases/testing';
import { anIssuer } from '../testing/anIssuer';
import { aService } from '../testing/aService';

const [folder] = testStores;
if (!folder) throw new Error('there is no kind of store');

let issuer: Awaited<ReturnType<typeof anIssuer>>;
let service: Awaited<ReturnType<typeof aService>>;

const MINUTE = 60;
const now = () => Math.floor(Date.now() / 1000);

beforeEach(async () => {
  issuer = await anIssuer();
  service = await aService(folder);
});

afterEach(async () => {
  jest.restoreAllMocks();
  await service.remove();
  await issuer.close();
});

/** Trusts the CI, as `access trust` does, and gives the trust's id. */
async function trust(): Promise<string> {
  const { data } = await perform(
    {
      verb: 'access-trust',
      owner: 'ci of the blog',
      rights: ['read', 'promote'],
      remotes: ['mfe-blog'],
      days: 1,
      issuer: issuer.url,
      audience: 'tramuntana',
      claims: { repository: 'acme/mfe-blog', ref: 'refs/heads/main' },
    },
    service.site.settings,
    { who: 'root', grants: 'everything' },
  );
  return (data as { id: string }).id;
}

const history = (token: string, remote = 'mfe-blog') => service.post('history', { remote }, token);

test('a token of a trusted CI has the rights of the trust, and no others', async () => {
  await trust();
  expect(await history(await issuer.token())).toMatchObject({ status: 200 });
  expect(await history(await issuer.token(), 'mfe-shop')).toMatchObject({ status: 403 });
  expect((await service.opened.store.access.all())[0]?.usedAt).toBeDefined();
});

test('the history names the trust and the subject of the token', async () => {
  await trust();
  service.site.build('mfe-blog', '1.0.0-a');
  await publish(service.site.settings, 'mfe-blog');
  expect(await service.post('promote', { remote: 'mfe-blog', options: {} }, await issuer.token())).toMatchObject({
    status: 200,
  });
  expect((await service.opened.store.channel('mfe-blog'))?.history[0]).toMatchObject({
    who: 'ci of the blog (repo:acme/mfe-blog:ref:refs/heads/main)',
  });
});

const WRONG: Record<string, () => JWTPayload> = {
  'another issuer': () => ({ iss: 'https://ci.example' }),
  'no issuer': () => ({ iss: undefined }),
  'another audience': () => ({ aud: 'another-site' }),
  'no audience': () => ({ aud: undefined }),
  'another repository': () => ({ repository: 'mallory/mfe-blog' }),
  'a longer repository': () => ({ repository: 'acme/mfe-blog-fork' }),
  'another branch': () => ({ ref: 'refs/heads/evil' }),
  'a missing claim': () => ({ ref: undefined }),
  'a claim of another type': () => ({ ref: { 'refs/heads/main': true } }),
  'no subject': () => ({ sub: undefined }),
  'an expiry more than a minute ago': () => ({ exp: now() - 2 * MINUTE }),
  'no expiry': () => ({ exp: undefined }),
  'no time of issue': () => ({ iat: undefined }),
  'a time of issue in the future': () => ({ iat: now() + 5 * MINUTE, exp: now() + 10 * MINUTE }),
  'a time of issue two hours ago': () => ({ iat: now() - 120 * MINUTE, exp: now() + MINUTE }),
  'a start in the future': () => ({ nbf: now() + 5 * MINUTE }),
};

test.each(Object.entries(WRONG))('a token with %s is refused', async (_, over) => {
  await trust();
  const { status, body } = await history(await issuer.token(over()));
  expect([status, body.detail]).toEqual([
    401,
    expect.stringMatching(/npm run release -- access|let the CI ask for a new one/),
  ]);
});

test('clocks may differ by a minute, and an audience may be one of several', async () => {
  await trust();
  const tokens = [
    issuer.token({ exp: now() - 30 }),
    issuer.token({ iat: now() + 30, nbf: now() + 30 }),
    issuer.token({ aud: ['other', 'tramuntana'] }),
  ];
  for (const token of tokens) expect(await history(await token)).toMatchObject({ status: 200 });
});

describe('a token with the right claims, but', () => {
  const signed = (alg: string, key: Parameters<SignJWT['sign']>[0]) =>
    new SignJWT({ ...issuer.claims, iat: now(), exp: now() + 300 }).setProtectedHeader({ alg, kid: 'first' }).sign(key);

  const FORGED: Record<string, () => Promise<string> | string> = {
    'without a signature (alg none)': () =>
      new UnsecuredJWT({ ...issuer.claims, exp: now() + 300 }).setIssuedAt().encode(),
    'of another key': async () => issuer.token({}, { key: (await generateKeyPair('RS256')).privateKey }),
    'of an unknown key': () => issuer.token({}, { kid: 'unknown' }),
    'signed with the public key as a secret (HS256)': async () =>
      signed('HS256', createSecretKey(Buffer.from(await exportSPKI(issuer.first.publicKey)))),
    'changed after signing': async () => {
      const [head, , signature] = (await issuer.token({ ref: 'refs/heads/evil' })).split('.');
      const [, payload] = (await issuer.token()).split('.');
      return [head, payload, signature].join('.');
    },
    'cut off': async () => (await issuer.token()).split('.').slice(0, 2).join('.'),
  };

  test.each(Object.entries(FORGED))('%s, is refused', async (_, token) => {
    await trust();
    expect(await history(await token())).toMatchObject({ status: 401 });
  });
});

test('a revoked trust gives no rights from the next request on', async () => {
  const id = await trust();
  const token = await issuer.token();
  expect(await history(token)).toMatchObject({ status: 200 });
  await service.opened.store.access.revoke(id, { at: new Date().toISOString(), by: 'eva' });
  expect(await history(token)).toMatchObject({ status: 401 });
});

test('the keys are fetched once, and again when the CI signs with a new one', async () => {
  await trust();
  for (const token of [await issuer.token(), await issuer.token()]) await history(token);
  expect(issuer.fetches()).toBe(1);
  await issuer.rotate();
  const token = await issuer.token();
  expect(await history(token)).toMatchObject({ status: 401 });
  // Wrong tokens must not make the service fetch all the time, so it looks for an unknown key every half minute.
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 31_000);
  expect(await history(token)).toMatchObject({ status: 200 });
  expect(issuer.fetches()).toBe(2);
});

test('keys of an issuer that nobody trusts are not fetched', async () => {
  expect(await history(await issuer.token())).toMatchObject({ status: 401 });
  expect(issuer.fetches()).toBe(0);
});

test('while the CI does not give its keys, the service says that it cannot know', async () => {
  await trust();
  issuer.break();
  const { status, body, headers } = await history(await issuer.token());
  expect([status, body.detail]).toEqual([
    503,
    expect.stringContaining(`The keys of ${issuer.url} cannot be fetched now`),
  ]);
  expect(headers.get('retry-after')).toBe('5');
});
