/** @jest-environment node */
import { aTeamsSite as aSite, enter, TOKEN } from '../testing/aTeamsSite';

test('without TEAMS_TOKEN the teams have no page and can pin nothing', async () => {
  const { get, jar } = aSite({ token: null });
  jar.set('equipos', 'undefined');
  expect((await get('/equipos')).body).toContain('/equipos of undefined');
  expect((await get('/blog?mfe-blog=1.0.0-n')).body).toContain('/blog?mfe-blog=1.0.0-n of mfe-blog 1.0.0-a');
});

test.each([
  ['http', undefined],
  ['https', true],
])('the cookies of a team are secure if the site uses TLS: by %s', async (protocol, secure) => {
  const site = aSite();
  const headers = { 'x-forwarded-proto': protocol };
  const { cookies } = await site.post(`token=${TOKEN}`, headers);
  expect(cookies).toEqual([{ name: 'equipos', value: TOKEN, path: '/', httpOnly: true, sameSite: 'Lax', secure }]);
  for (const url of ['/?mfe-blog=1.0.0-n', '/?devtools']) {
    expect((await site.send({ url, headers })).cookies[0]?.secure).toBe(secure);
  }
});

test.each(['', TOKEN.slice(1), `${TOKEN}x`, TOKEN.toUpperCase()])(
  'only the whole token opens the page of the teams, not %j',
  async (given) => {
    const site = aSite();
    site.jar.set('equipos', given);
    expect((await site.get('/equipos')).body).toContain('Token de los equipos');
    expect((await site.post(`token=${given}`)).cookies).toEqual([]);
    await enter(site);
    expect((await site.get('/equipos')).body).not.toContain('Token de los equipos');
  },
);
