import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { openReadOnlyApi } from './openReadOnlyApi';

let site: http.Server;
let api: Awaited<ReturnType<typeof openReadOnlyApi>>;
let got: string[];
let printed: string[];
let origin: string;

beforeEach(async () => {
  got = [];
  printed = [];
  site = http.createServer((request, response) => {
    got.push(`${request.method} ${request.url} at ${request.headers.host}`);
    response.writeHead(request.url === '/api/posts/nada/' ? 404 : 200, { etag: '"a"' }).end('[]');
  });
  await once(site.listen(0, '127.0.0.1'), 'listening');
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  api = await openReadOnlyApi(origin, (line) => printed.push(line));
});

afterEach(async () => {
  await api.stop();
  site.close();
});

test('reads reach the API of the site under its name, and its answers come back as they are', async () => {
  const list = await fetch(`${api.url}/api/posts/?limit=3`);
  expect([list.status, list.headers.get('etag'), await list.text()]).toEqual([200, '"a"', '[]']);
  expect((await fetch(`${api.url}/api/posts/nada/`)).status).toBe(404);
  expect(got).toEqual(
    ['/api/posts/?limit=3', '/api/posts/nada/'].map((url) => `GET ${url} at ${new URL(origin).host}`),
  );
  expect(printed).toEqual([]);
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
  '%s does not reach the site, and the terminal says why',
  async (method) => {
    const refused = await fetch(`${api.url}/api/formularios/`, { method });
    const reason = `${origin} did not get it, because people there would: start with --send to send`;
    expect([refused.status, await refused.text()]).toEqual([403, `${reason}\n`]);
    expect(printed).toEqual([`${method} /api/formularios/: ${reason}`]);
    expect(got).toEqual([]);
  },
);

test('a site that cannot be reached is 502, and the terminal names it', async () => {
  site.close();
  site.closeAllConnections();
  expect((await fetch(`${api.url}/api/posts/`)).status).toBe(502);
  expect(printed).toEqual([expect.stringContaining(`GET /api/posts/: ${origin} cannot be reached`)]);
});
