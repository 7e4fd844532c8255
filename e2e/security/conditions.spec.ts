import { expect, test } from '@playwright/test';
import { rawRequest } from './rawRequest';

const ADDRESSES = ['/', '/blog', '/page-data?address=/blog', '/registry.json', '/robots.txt', '/site.webmanifest'];
const OF_THE_API = ['/api/blog-post/', '/api/rss.xml'];

/** A script of the shell, a file of a release and a video, with the addresses in the site's pages. */
async function files(baseURL: string | undefined): Promise<string[]> {
  const { body: page } = await rawRequest(baseURL, '/blog');
  const { body: gallery } = await rawRequest(baseURL, '/api/galeria/?kind=video');
  const video = (JSON.parse(gallery) as { results: { file: string }[] }).results[0]?.file ?? '';
  const named = [/\/assets\/[\w./-]+\.js/, /\/releases\/[\w./-]+\.js/].map((name) => name.exec(page)?.[0] ?? '');
  return [...named, new URL(video, baseURL).pathname];
}

test('every address with an ETag answers 304 to a client with the same version', async ({ baseURL }) => {
  for (const target of [...ADDRESSES, ...OF_THE_API, ...(await files(baseURL))]) {
    for (const method of ['GET', 'HEAD']) {
      const ask = (headers: Record<string, string>) => rawRequest(baseURL, target, { method, headers });
      const etag = String((await ask({})).headers.etag);
      const known = await ask({ 'if-none-match': `"x", ${etag}` });
      expect([known.status, known.body, known.headers.etag], `${method} ${target}`).toEqual([304, '', etag]);
      expect((await ask({ 'if-none-match': '"x"' })).status, `${method} ${target}`).toBe(200);
      expect((await ask({ 'if-match': '"old"' })).status, `${method} ${target}`).toBe(412);
    }
  }
});

test('range requests follow the standard', async ({ baseURL }) => {
  for (const target of await files(baseURL)) {
    const whole = await rawRequest(baseURL, target);
    const size = Number(whole.headers['content-length']);
    const ask = async (headers: Record<string, string>, method = 'GET') => {
      const answer = await rawRequest(baseURL, target, { headers, method });
      return [answer.status, Number(answer.headers['content-length'])];
    };
    expect(await ask({ range: 'bytes=-99999999' }), target).toEqual([206, size]);
    expect(await ask({ range: 'bytes=0-0' }), target).toEqual([206, 1]);
    expect(await ask({ range: 'bytes=0-0,5-5' }), target).toEqual([200, size]);
    expect(await ask({ range: 'bytes=0-0' }, 'HEAD'), target).toEqual([200, size]);
    expect(await ask({ range: 'bytes=0-0', 'if-range': 'Sun, 06 Nov 1994 08:49:37 GMT' }), target).toEqual([200, size]);
    expect(await ask({ range: 'bytes=0-0', 'if-range': String(whole.headers['last-modified']) }), target).toEqual([
      206, 1,
    ]);
  }
});

test('page and API refuse an invalid host', async ({ baseURL }) => {
  for (const target of ['/blog', '/api/blog-post/']) {
    for (const host of ['a b', '[::1]:99999', 'a.example/x']) {
      expect((await rawRequest(baseURL, target, { headers: { host } })).status, host).toBe(400);
    }
  }
});
