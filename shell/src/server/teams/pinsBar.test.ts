/** @jest-environment node */
import { aTeamsSite as aSite, enter, TOKEN } from '../testing/aTeamsSite';
import { wordsOf } from '../testing/wordsOf';
import { withPinsBar } from './pinsBar';

const PINS = [
  { remote: 'mfe-blog', version: '1.0.0-n' },
  { remote: 'mfe-shop', version: '1.0.0-m' },
];
const DOCUMENT = '<html><body><p>Blog</p></body></html>';
const aBar = () => String(withPinsBar(Buffer.from(DOCUMENT), { pins: PINS }, '/'));

test('a bar outside of the page names the pins and removes them', async () => {
  const site = aSite();
  await enter(site);
  await site.get('/tienda?mfe-blog=1.0.0-n&mfe-shop=1.0.0-m');
  const { body } = await site.get('/tienda?orden=precio&x=%22%3E');
  expect(body).toMatch(
    /<\/script><aside aria-label="Versiones fijadas".*mfe-blog 1\.0\.0-n.*mfe-shop 1\.0\.0-m.*<\/aside><\/body>/,
  );
  expect(body).toContain('name="volver" value="/tienda?orden=precio&amp;x=%22%3E"');
  const removed = await site.post('quitar=todas&volver=%2Ftienda%3Forden%3Dprecio');
  expect([removed.statusCode, removed.headers.location]).toEqual([303, '/tienda?orden=precio']);
  expect(site.jar.has('pins')).toBe(false);
  const { body: after, headers } = await site.get('/blog');
  expect(after).not.toContain('Versiones fijadas');
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
});

test('a browser without the token gets the live page and a link to the token and back', async () => {
  const site = aSite();
  const { body, headers } = await site.get('/blog?pagina=2&mfe-blog=1.0.0-n');
  expect(body).toContain('/blog?pagina=2&mfe-blog=1.0.0-n of mfe-blog 1.0.0-a');
  expect(wordsOf(body)).toContain('Para ver mfe-blog 1.0.0-n falta el token de los equipos. Dar el token');
  expect(headers['cache-control']).toBe('private, no-store');
  const [, link = ''] = /<a href="(\/equipos[^"]*)"/.exec(body) ?? [];
  const asked = await site.get(link.replaceAll('&amp;', '&'));
  expect(asked.body).toContain('name="volver" value="/blog?pagina=2&amp;mfe-blog=1.0.0-n"');
  const given = await site.post(`token=${TOKEN}&volver=${encodeURIComponent('/blog?pagina=2&mfe-blog=1.0.0-n')}`);
  expect([given.statusCode, given.headers.location]).toEqual([303, '/blog?pagina=2&mfe-blog=1.0.0-n']);
});

test.each([
  ['names no remote', '/blog?pagina=2', TOKEN],
  ['is of a site without a token', '/blog?mfe-blog=1.0.0-n', null],
])('an address that %s gets no bar', async (_what, address, token) => {
  expect((await aSite({ token }).get(address)).body).not.toContain('<aside');
});

test('the bar names a version that cannot be used, and the page is the live one', async () => {
  const site = aSite();
  await enter(site);
  await site.get('/blog?mfe-blog=rota');
  const { body } = await site.get('/blog');
  expect(body).toContain('/blog of mfe-blog 1.0.0-a');
  expect(body).toContain('mfe-blog rota no se puede usar: se ve la publicada');
});

test('the bar names only the pins and the button that removes them', () => {
  expect(wordsOf(aBar())).toBe('Blog Versiones fijadas en este navegador: mfe-blog 1.0.0-n mfe-shop 1.0.0-m Quitar');
});

test('the bar stays at the end of the window, in colours of its own', () => {
  const [bar, , button] = [...aBar().matchAll(/style="([^"]*)"/g)].map(([, style = '']) =>
    Object.fromEntries(style.split(';').map((rule) => rule.split(':'))),
  );
  expect(bar).toMatchObject({ position: 'fixed', 'inset-block-end': '0', padding: '.5rem 1rem', color: '#fff' });
  expect(button).toMatchObject({ background: 'none', color: '#fff' });
});

test.each(['', 'texto', `${DOCUMENT}\n`, '</html>'])('a text that is no page of the site is unchanged: %j', (text) => {
  expect(String(withPinsBar(Buffer.from(text), { pins: PINS }, '/'))).toBe(text);
});
