/** @jest-environment node */
import type { TeamIdentity } from '../store/TeamIdentities';
import { anIdentity } from '../testing/anIdentity';
import { aTeamsSite, TOKEN } from '../testing/aTeamsSite';
import { wordsOf } from '../testing/wordsOf';

const { token, identity } = anIdentity();

/** A site whose store has identities, which a test may change; without TEAMS_TOKEN, unless it is given. */
function aSite({ teamsToken = null, log }: { teamsToken?: string | null; log?: (line: string) => void } = {}) {
  const usable: TeamIdentity[] = [identity];
  const site = aTeamsSite({ token: teamsToken, identities: () => usable, ...(log && { log }) });
  return { ...site, usable, signIn: (given = token, headers = {}) => site.post(`token=${given}`, headers) };
}

test('a token of the release service signs in, and the pages say who that is', async () => {
  const { signIn, get } = aSite();
  expect((await get('/equipos')).body).toContain('Token de los equipos');
  const { statusCode, headers } = await signIn();
  expect([statusCode, headers.location]).toEqual([303, '/equipos']);
  expect(wordsOf((await get('/equipos')).body)).toContain('Has entrado como ana .');
  await get('/blog?mfe-blog=1.0.0-n');
  expect(wordsOf((await get('/blog')).body)).toContain('Versiones fijadas en este navegador (ana): mfe-blog 1.0.0-n');
  expect((await get('/equipos/devtools')).json()).toMatchObject({ who: 'ana' });
});

test.each([
  ['http', undefined],
  ['https', true],
])(
  'the cookie is not the token, no script reads it, and it needs TLS where the site has it: %s',
  async (by, secure) => {
    const [cookie, ...others] = (await aSite().signIn(token, { 'x-forwarded-proto': by })).cookies;
    expect(others).toEqual([]);
    expect(cookie).toMatchObject({ name: 'equipos', path: '/', httpOnly: true, sameSite: 'Lax' });
    expect(cookie?.secure).toBe(secure);
    expect(cookie?.value).not.toContain(token.slice(-43));
    expect(cookie?.value).not.toContain(identity.hash);
  },
);

test('the access ends with the identity, and pins with it', async () => {
  const { signIn, get, usable } = aSite();
  await signIn();
  await get('/blog?mfe-blog=1.0.0-n');
  expect((await get('/blog')).body).toContain('/blog of mfe-blog 1.0.0-n');
  usable[0] = anIdentity({ id: 'fedcba9876543210', owner: 'eva' }).identity;
  expect((await get('/blog')).body).toContain('/blog of mfe-blog 1.0.0-a');
  expect((await get('/equipos')).body).toContain('Token de los equipos');
  expect((await get('/equipos/devtools')).statusCode).toBe(403);
});

test('without identities and without TEAMS_TOKEN the teams have no pages, and with the first identity they have', async () => {
  const { signIn, get, post, usable } = aSite();
  usable.length = 0;
  for (const address of ['/equipos', '/equipos/devtools']) {
    const { body, headers } = await get(address);
    expect(body).toContain(`${address} of undefined`);
    expect(headers['x-robots-tag']).toBeUndefined();
  }
  // As any page that takes no form.
  expect((await post('quitar=todas')).statusCode).toBe(405);
  expect((await get('/blog?mfe-blog=1.0.0-n')).body).not.toContain('<aside');
  usable.push(identity);
  expect((await signIn()).statusCode).toBe(303);
});

test.each([
  ['of another secret', `${token.slice(0, -1)}b`],
  ['of no identity', `trd_fedcba9876543210_${'a'.repeat(43)}`],
  ['that is a hash', identity.hash],
  ['that is TEAMS_TOKEN, which this site has not', TOKEN],
  ['that is empty', ''],
])('a token %s gives no access, as form and as cookie', async (_what, given) => {
  const { signIn, get, jar } = aSite();
  const { statusCode, cookies } = await signIn(given);
  expect([statusCode, cookies]).toEqual([403, []]);
  for (const value of [given, token, `${identity.id}.${given.slice(-43)}`, `${identity.id}.`]) {
    jar.set('equipos', value);
    expect((await get('/equipos')).body).toContain('Token de los equipos');
  }
});

test('TEAMS_TOKEN still opens the pages beside identities, and is nobody by name', async () => {
  const { signIn, get } = aSite({ teamsToken: TOKEN });
  await signIn(TOKEN);
  expect(wordsOf((await get('/equipos')).body)).toContain('Has entrado con el token de los equipos.');
  await signIn();
  expect(wordsOf((await get('/equipos')).body)).toContain('Has entrado como ana .');
});

test('signing out ends access and pins of the browser', async () => {
  const { signIn, get, post, jar } = aSite();
  await signIn();
  await get('/blog?mfe-blog=1.0.0-n');
  const { statusCode, headers } = await post('salir=si');
  expect([statusCode, headers.location]).toEqual([303, '/equipos']);
  expect([...jar.keys()]).toEqual([]);
  expect((await get('/equipos')).body).toContain('Token de los equipos');
});

test('the log names who pinned what, and no token', async () => {
  const lines: string[] = [];
  const { signIn, get } = aSite({ log: (line) => lines.push(line) });
  await signIn();
  await get('/blog?mfe-blog=1.0.0-n');
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({
      msg: 'versions pinned',
      who: 'ana',
      pins: [{ remote: 'mfe-blog', version: '1.0.0-n' }],
    }),
  );
  expect(lines.join()).not.toContain(token.slice(-43));
});
