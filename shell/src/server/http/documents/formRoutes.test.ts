/** @jest-environment node */
import { aLiveRemote } from '../../../testing/aLiveRemote';
import type { ComposedPage } from '../../pages/PageComposer';
import { RenderFailure } from '../../rendering/RenderFailure';
import { aComposedPage, allVisitors, aServer, somePages, someReleases } from '../../testing/aServer';
import { formRoutes, takesForm } from './formRoutes';

const marketing = aLiveRemote({ name: 'mfe-marketing', mounts: ['/', '/contacto'], forms: ['/contacto/mensaje'] });
const releases = someReleases(marketing, aLiveRemote());

function aSite(answer?: () => Promise<ComposedPage>) {
  const { pages, asked, forms } = somePages(answer);
  const app = aServer(
    (server) =>
      void server.register((scope) =>
        formRoutes(scope, { visitors: allVisitors(releases), pages, siteUrl: 'https://tramuntana.example' }),
      ),
    {
      takesForm: (path) => takesForm(path, releases.current()),
    },
  );
  const send = (
    url: string,
    payload = 'name=Ana',
    type = 'application/x-www-form-urlencoded',
    headers: Record<string, string> = {},
  ) => app.inject({ method: 'POST', url, headers: { 'content-type': type, ...headers }, payload });
  return { app, send, asked, forms };
}

test.each([
  ['/contacto/mensaje', 'mfe-marketing'],
  ['/newsletters', 'nobody'],
])('the form to %s reaches its route unchanged', async (path, owner) => {
  const { send, forms } = aSite();
  const { statusCode, body } = await send(path, 'name=Ana+Puig&message=%C2%BFHola%3F');
  expect([statusCode, body]).toEqual([200, `${path} by ${owner}`]);
  expect(forms).toEqual([{ fields: 'name=Ana+Puig&message=%C2%BFHola%3F', visitor: '127.0.0.1' }]);
});

test('an accepted form redirects to a page that can be reloaded', async () => {
  const { send } = aSite(async () => aComposedPage('', { status: 303, location: '/contacto/enviado', keep: false }));
  const { statusCode, headers } = await send('/contacto/mensaje');
  expect([statusCode, headers.location]).toEqual([303, '/contacto/enviado']);
});

test('no cache keeps the page of a refused form', async () => {
  const { send } = aSite(async () => aComposedPage('Revisa tu mensaje', { status: 400, keep: false }));
  const { statusCode, headers, body } = await send('/contacto/mensaje');
  expect([statusCode, headers['cache-control'], body]).toEqual([400, 'no-store', 'Revisa tu mensaje']);
});

test.each(['/contacto', '/blog', '/contacto/mensaje/otra', '//[', '/contacto/mensaje/'])(
  '%s takes no form, and no remote is asked',
  async (path) => {
    const { send, asked } = aSite();
    const { statusCode, headers } = await send(path);
    expect([statusCode, headers.allow, asked]).toEqual([405, 'GET, HEAD', []]);
  },
);

test('a path that takes a form names POST to other methods', async () => {
  const { app } = aSite();
  const { statusCode, headers } = await app.inject({ method: 'PUT', url: '/contacto/mensaje' });
  expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD, POST']);
});

test.each(['application/json', 'text/plain', 'multipart/form-data; boundary=x'])('%s is no form', async (type) => {
  const { send, asked } = aSite();
  expect([(await send('/newsletters', '{}', type)).statusCode, asked]).toEqual([415, []]);
});

test.each([
  [{ 'sec-fetch-site': 'same-origin' }, 200],
  [{ 'sec-fetch-site': 'none' }, 200],
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ 'sec-fetch-site': 'same-site', origin: 'http://localhost' }, 403],
  [{ 'sec-fetch-site': 'same-origin', origin: 'https://seen.by.visitors.example' }, 200],
  [{ origin: 'http://localhost:80' }, 200],
  [{ origin: 'https://tramuntana.example' }, 200],
  [{ origin: 'https://otra.example' }, 403],
  [{ origin: 'null' }, 403],
  [{}, 200],
])('a form that comes with %j is answered with %i', async (headers, status) => {
  const { send, forms } = aSite();
  const { statusCode, body } = await send('/contacto/mensaje', 'name=Ana', undefined, {
    host: 'localhost',
    ...headers,
  });
  expect([statusCode, forms.length]).toEqual([status, status === 200 ? 1 : 0]);
  if (status === 403) expect(body).toContain('solo se puede enviar desde nuestra web');
});

test('a form may have at most 64 KB', async () => {
  const { send, forms } = aSite();
  const ofLength = (length: number) => `email=${'a'.repeat(length - 'email='.length)}`;
  expect((await send('/newsletters', ofLength(65_536))).statusCode).toBe(200);
  expect((await send('/newsletters', ofLength(65_537))).statusCode).toBe(413);
  expect(forms).toHaveLength(1);
});

test('the page of a failed form says that the visitor’s text is still there', async () => {
  const failure = new RenderFailure('late', 'mfe-marketing@1', 'took longer than 12000 ms');
  const { statusCode, body } = await aSite(() => Promise.reject(failure)).send('/contacto/mensaje');
  expect(statusCode).toBe(503);
  expect(body).toContain('lo que escribiste sigue ahí');
});
