/** @jest-environment node */
import { aLiveRemote } from '../../../testing/aLiveRemote';
import { EncodedDocument } from '../../pages/document/EncodedDocument';
import type { ComposedPage } from '../../pages/PageComposer';
import { aComposedPage, allVisitors, aServer, somePages, someReleases } from '../../testing/aServer';
import { pageDataRoute } from './pageDataRoute';

const blog = aLiveRemote();
const queries = [[['mfe-blog', 'posts'], 'un <script>', 2]];
const aPage = (data?: object): ComposedPage => {
  const page = aComposedPage('<h1>Blog</h1>');
  const written = data && new EncodedDocument([Buffer.from(JSON.stringify(data))]);
  return { ...page, rendering: { bytes: 1, madeAt: 1, data: written, write: () => page.document } };
};
const someData = { release: 'mfe-blog@1.0.0-a', queries };

function aSite(page: ComposedPage = aPage(someData), { isProviderInTrouble = false, isKept = false } = {}) {
  const { pages, asked } = somePages(async () => page);
  const options = {
    visitors: allVisitors(someReleases(blog)),
    pages: { ...pages, has: () => isKept },
    failures: { isProviderInTrouble },
  };
  return {
    app: aServer((server) => pageDataRoute(server, options)),
    asked,
  };
}

test('a page’s data come without the page', async () => {
  const { app, asked } = aSite();
  const { statusCode, headers, body } = await app.inject('/page-data?address=%2Fblog%3Ftag%3D2');
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'x-robots-tag': 'noindex' });
  expect(headers).not.toHaveProperty('link');
  expect(JSON.parse(body)).toEqual(someData);
  expect(asked.map(({ address }) => address)).toEqual([{ pathname: '/blog', search: '?tag=2' }]);
});

test('data are compressed, and not sent to a browser that has them', async () => {
  const { app } = aSite();
  const first = await app.inject({ url: '/page-data?address=/blog', headers: { 'accept-encoding': 'br' } });
  expect(first.headers['content-encoding']).toBe('br');
  const again = await app.inject({
    url: '/page-data?address=/blog',
    headers: { 'if-none-match': String(first.headers.etag) },
  });
  expect(again.statusCode).toBe(304);
});

test('a page without its own data, or one that was not rendered, gives none', async () => {
  for (const page of [aPage(), aComposedPage('')])
    expect((await aSite(page).app.inject('/page-data?address=/blog')).statusCode).toBe(204);
});

test('while the provider is in trouble, only cached pages give their data', async () => {
  const { app, asked } = aSite(aPage(someData), { isProviderInTrouble: true });
  expect((await app.inject('/page-data?address=/blog')).statusCode).toBe(204);
  expect(asked).toEqual([]);
  const kept = aSite(aPage(someData), { isProviderInTrouble: true, isKept: true });
  expect((await kept.app.inject('/page-data?address=/blog')).statusCode).toBe(200);
});

test.each(['', '?address=', '?address=blog', '?address=//otra.example/blog', '?address=/a&address=/b'])(
  '/page-data%s is refused: it names no page',
  async (search) => {
    const { app, asked } = aSite();
    expect((await app.inject(`/page-data${search}`)).statusCode).toBe(400);
    expect(asked).toEqual([]);
  },
);
