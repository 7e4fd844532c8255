import type { Received } from './testing/aSite';
import { aSite } from './testing/aSite';
import { aVisitor } from './testing/aVisitor';
import { startNginx } from './testing/startNginx';
import { type ProxiedSites, startSites } from './testing/startSites';

let sites: ProxiedSites;
beforeAll(async () => {
  sites = await startSites();
});
afterAll(() => sites.stop());

/** Cuts the connections of these requests at the site that gets the first of them. */
function cut(isCut: (request: Received) => boolean = () => true) {
  let broken: string | undefined;
  sites.answer((site, request, response) => {
    if (!isCut(request)) return;
    broken ??= site;
    if (site === broken) response.destroy();
  });
}

test('the other site gets a read that a site does not answer', async () => {
  cut();
  for (const path of ['/blog', '/api/contacto', '/assets/other.js'])
    expect(await sites.visitor().ask(path)).toMatchObject({ status: 200, body: expect.stringMatching(/first|second/) });
  expect(sites.reached().length).toBeGreaterThan(3);
});

test('the other site gets everything while a site is stopped, also forms', async () => {
  const [stopped, running] = [await aSite('stopped', () => {}), await aSite('running', () => {})];
  await stopped.stop();
  const nginx = await startNginx({ sites: [stopped.address, running.address] });
  const { ask, post } = aVisitor(nginx);
  for (let n = 0; n < 4; n++) {
    expect((await ask('/blog')).body).toBe('running');
    expect((await post('/contacto/mensaje')).body).toBe('running');
  }
  await nginx.stop();
  await running.stop();
});

test('the other site gets a read of the API that a site answers with 502', async () => {
  sites.answer((site, _request, response) => {
    if (site === 'first') response.writeHead(502).end();
  });
  for (let n = 0; n < 6; n++)
    expect(await sites.visitor().ask('/api/contacto')).toMatchObject({ status: 200, body: 'second' });
});

test('pages do not suffer from an API that no site reaches', async () => {
  sites.answer((_site, { url }, response) => {
    if (url.startsWith('/api/')) response.writeHead(502).end('of the site');
  });
  const { ask } = sites.visitor();
  for (let n = 0; n < 4; n++) {
    expect(await ask('/api/contacto')).toMatchObject({ status: 502, body: 'of the site' });
    expect((await ask('/blog')).status).toBe(200);
  }
});

test('a page that a site answers with 503 is not asked for again', async () => {
  sites.answer((_site, _request, response) => response.writeHead(503).end('card'));
  expect(await sites.visitor().ask('/blog')).toMatchObject({ status: 503, body: 'card' });
  expect(sites.reached()).toHaveLength(1);
});

test('the other site gets the API’s forms again, with their key', async () => {
  cut();
  const { post } = sites.visitor();
  expect((await post('/api/formularios/', { headers: { 'idempotency-key': 'k' } })).status).toBe(200);
  expect(sites.reached()).toMatchObject(Array(2).fill({ body: 'email=ana', headers: { 'idempotency-key': 'k' } }));
  cut();
  expect((await post('/api/newsletters/')).status).toBe(200);
});

test('another form that may have arrived is not sent again, and the visitor reads what to do', async () => {
  cut();
  const { status, headers, body } = await sites.visitor().post('/contacto/mensaje');
  expect([status, headers['cache-control']]).toEqual([502, 'no-store']);
  expect(body).toContain('No hemos podido confirmar tu envío.');
  expect(sites.reached()).toHaveLength(1);
  sites.answer((_site, _request, response) => response.writeHead(502).end('of the site'));
  expect(await sites.visitor().post('/contacto/mensaje')).toMatchObject({ status: 502, body: 'of the site' });
  expect(sites.reached()).toHaveLength(1);
});
