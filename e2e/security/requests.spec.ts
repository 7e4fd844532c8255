import { expect, test } from '@playwright/test';
import { PAGES } from '../support/routes';
import { ELSEWHERE, FORGED_HEADERS, TRAVERSALS } from './attacks';
import { rawRequest } from './rawRequest';

/** Encodes the characters that Node refuses to send in a target. */
const sendable = (target: string) => target.replace(/[^\x21-\x7e]/g, encodeURIComponent);

/** Content of files that must not be served: the repository's own, and the system's. */
const OUTSIDE = /"name": "tramuntana-drones"|"workspaces"|root:.*:0:0:|\[core\]/;

test('no folder of files serves a file outside of it', { tag: '@read-only' }, async ({ request, baseURL }) => {
  const { remotes }: { remotes: { base: string }[] } = await (await request.get('/registry.json')).json();
  const folders = [
    '/',
    '/assets/',
    '/api/files/',
    '/api/docs/static/',
    '/releases/',
    ...remotes.map(({ base }) => base),
  ];
  for (const folder of folders) {
    for (const name of TRAVERSALS) {
      const { status, body } = await rawRequest(baseURL, sendable(folder + name));
      expect(body, folder + name).not.toMatch(OUTSIDE);
      expect(status, folder + name).toBeLessThan(500);
    }
  }
});

test('an address with a line separator is refused, and harms no remote', { tag: '@read-only' }, async ({ request }) => {
  // Such an address once matched no route: the shell failed (503), and so did the remote of its path.
  for (const path of ['/%E2%80%A8', '/blog/%E2%80%A9', '/tienda/a%E2%80%A8b']) {
    expect((await request.get(path)).status(), path).toBe(400);
  }
});

test('no address redirects to another site', { tag: '@read-only' }, async ({ baseURL }) => {
  for (const address of ELSEWHERE) {
    const targets = [address, `/page-data?address=${encodeURIComponent(address)}`, `/blog?volver=${address}`];
    for (const target of targets) {
      const { status, headers } = await rawRequest(baseURL, sendable(target));
      const location = new URL(headers.location ?? '/', baseURL);
      expect(location.origin, `${target} answers ${status} and leads to ${headers.location}`).toBe(
        new URL(baseURL ?? '').origin,
      );
    }
  }
});

test('a forged header gets into no page, and into no cache', async ({ baseURL }) => {
  for (const path of ['/', '/servicios', '/blog/post/1', '/tienda', '/registry.json', '/sitemap.xml', '/api/rss.xml']) {
    // A new query, so that the attacker's request is the first.
    const target = `${path}?primera=${encodeURIComponent(path)}`;
    const forged = await rawRequest(baseURL, target, { headers: FORGED_HEADERS });
    const { body, headers } = await rawRequest(baseURL, target);
    for (const answer of [forged.body, JSON.stringify(forged.headers), body, JSON.stringify(headers)]) {
      expect(answer, path).not.toContain('attacker.example');
    }
  }
});

test('a forged Host header gets into no page', async ({ baseURL }) => {
  for (const path of ['/', '/blog', '/sitemap.xml', '/robots.txt', '/api/rss.xml', '/api/blog-post/']) {
    const target = `${path}?anfitrion=1`;
    await rawRequest(baseURL, target, { headers: { host: 'attacker.example' } });
    const { body, headers } = await rawRequest(baseURL, target);
    expect(body + JSON.stringify(headers), path).not.toContain('attacker.example');
  }
});

test('a body with a `__proto__` member is refused', async ({ baseURL }) => {
  const polluted = '{"__proto__":{"polluted":"yes"},"constructor":{"prototype":{"polluted":"yes"}}}';
  for (const path of ['/api/formularios/', '/api/newsletters/', '/client-errors', '/csp-reports']) {
    const headers = { 'content-type': 'application/json' };
    const { status } = await rawRequest(baseURL, path, { method: 'POST', headers, body: polluted });
    expect(status, path).toBeGreaterThanOrEqual(400);
    expect(status, path).toBeLessThan(500);
  }
});

test('pages and scripts hold no secret, no path of a machine and no source map', { tag: '@read-only' }, async ({
  request,
  baseURL,
}) => {
  const SECRET = /TEAMS_TOKEN|SMTP_URL|DATABASE_URL|COMMAND_KEY|BEGIN [A-Z ]*PRIVATE KEY|\/(home|root|Users)\/[a-z]/;
  const scripts = new Set<string>();
  for (const path of PAGES) {
    const html = await (await request.get(path)).text();
    expect(html.replace(/sha\d+-[\w+/=]+/g, ''), path).not.toMatch(SECRET);
    for (const [, list = ''] of html.matchAll(/data-(?:scripts|preloads)="([^"]*)"/g)) {
      for (const address of list.split(' ').filter(Boolean)) scripts.add(address);
    }
  }
  expect(scripts.size).toBeGreaterThan(10);
  for (const address of scripts) {
    const { body } = await rawRequest(baseURL, address);
    expect(body, address).not.toMatch(SECRET);
    expect(body, address).not.toMatch(/sourceMappingURL|process\.env\b/);
    expect((await rawRequest(baseURL, `${address}.map`)).status, `${address}.map`).toBe(404);
  }
});
