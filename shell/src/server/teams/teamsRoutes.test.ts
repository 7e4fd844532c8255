/** @jest-environment node */
import { inlineHash } from '../pages/document/inlineHash';
import { aTeamsSite as aSite, enter, TOKEN } from '../testing/aTeamsSite';

test('the page asks for the token, and a wrong one gives no access', async () => {
  const site = aSite();
  const asked = await site.get('/equipos');
  expect(asked.body).toContain('Token de los equipos');
  expect(asked.body).not.toMatch(/Historial|El token no es correcto/);
  const wrong = await site.post('token=otro-secreto-de-otros');
  expect([wrong.statusCode, wrong.cookies]).toEqual([403, []]);
  expect(wrong.body).toContain('El token no es correcto.');
  const right = await enter(site);
  expect([right.statusCode, right.headers.location]).toEqual([303, '/equipos']);
  expect(right.cookies).toEqual([{ name: 'equipos', value: TOKEN, path: '/', httpOnly: true, sameSite: 'Lax' }]);
  expect((await site.get('/equipos')).body).toContain('mfe-blog 1.0.0-a');
});

test('no cache keeps a page of the teams, no search engine lists it, and its own styles are allowed', async () => {
  const site = aSite();
  const [question, wrong] = [await site.get('/equipos'), await site.post('token=otro')];
  await enter(site);
  for (const { headers, body } of [question, wrong, await site.get('/equipos')]) {
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      vary: 'Cookie',
    });
    const [, styles = ''] = /<style>(.*)<\/style>/s.exec(body) ?? [];
    expect(headers['content-security-policy']).toContain(`'${inlineHash(styles)}'`);
  }
});

test('the log names the address that sent a wrong token, not the token', async () => {
  const lines: string[] = [];
  const site = aSite({ log: (line) => lines.push(line) });
  await site.post('token=otro-secreto', { 'x-forwarded-for': '192.0.2.7' });
  const warnings = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 40);
  expect(warnings).toEqual([expect.objectContaining({ ip: '192.0.2.7' })]);
  expect(lines.join()).not.toContain('otro-secreto');
});

test.each([
  ['nothing', {}],
  ['JSON', { payload: '{}', headers: { 'content-type': 'application/json' } }],
  ['a form of another kind', { payload: 'token=x', headers: { 'content-type': 'text/plain' } }],
])('the page of the teams takes only its own form: %s is refused', async (_what, sent) => {
  const site = aSite();
  const { statusCode, cookies } = await site.send({ method: 'POST', url: '/equipos', ...sent });
  expect([statusCode, cookies]).toEqual([415, []]);
});

test.each([
  ['without a token', '', 403],
  ['of 4 KB', 'token='.padEnd(4096, 'x'), 403],
  ['that is longer', 'token='.padEnd(4097, 'x'), 413],
])('a form %s gives no access', async (_what, form, status) => {
  const { statusCode, cookies } = await aSite().post(form);
  expect([statusCode, cookies]).toEqual([status, []]);
});

test('the page of the teams removes one of several pins and shows itself again', async () => {
  const site = aSite();
  await enter(site);
  await site.get('/?mfe-blog=1.0.0-n&mfe-shop=1.0.0-m');
  expect((await site.get('/equipos')).body).toContain('aria-label="Quitar mfe-blog"');
  const { statusCode, headers } = await site.post('quitar=mfe-blog');
  expect([statusCode, headers.location]).toEqual([303, '/equipos']);
  expect(site.jar.get('pins')).toBe('mfe-shop@1.0.0-m');
});

test('a browser without the token cannot remove pins', async () => {
  const site = aSite();
  site.jar.set('pins', 'mfe-blog@1.0.0-n');
  const { statusCode, cookies } = await site.post('quitar=todas');
  expect([statusCode, cookies]).toEqual([303, []]);
});

test.each([
  ['/blog?pagina=2', '/blog?pagina=2'],
  ['/blog/', '/blog'],
  ['//otra.example', '/otra.example'],
  ['/\\otra.example', '/otra.example'],
  ['https://otra.example/', '/equipos'],
  ['blog', '/equipos'],
  ['%00', '/equipos'],
  ['/%00', '/equipos'],
  ['', '/equipos'],
])('the way back from %j stays on this site', async (address, location) => {
  const site = aSite();
  await enter(site);
  const { headers } = await site.post(`quitar=todas&volver=${encodeURIComponent(address)}`);
  expect(headers.location).toBe(location);
});
