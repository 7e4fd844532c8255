/** @jest-environment node */
import { aLiveRemote } from '../../../testing/aLiveRemote';
import type { ComposedPage } from '../../pages/PageComposer';
import { aComposedPage, allVisitors, aServer, somePages, someReleases } from '../../testing/aServer';
import { pageDataRoute } from './pageDataRoute';

const blog = aLiveRemote();
const queries = [[['mfe-blog', 'posts'], 'un <script>', 2]];
const ofLayout = [['shell', 'contact'], {}, 1];
const html = (state: object) =>
  `<body><script type="application/json" id="page-state">${JSON.stringify(state).replaceAll('<', '\\u003c')}</script>` +
  '<script type="application/json" id="page-registry">{}</script></body>';
const stateWith = (of: object[]) => ({ mediaOrigin: '', siteUrl: '', queries: of });
const aPage = (over: Partial<ComposedPage> = {}) => aComposedPage(html(stateWith([ofLayout, ...queries])), over);

function aSite(page: ComposedPage = aPage(), { isProviderInTrouble = false, isKept = false } = {}) {
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

test('a page’s data come without the page and the layout’s, with the release that can read them', async () => {
  const { app, asked } = aSite();
  const { statusCode, headers, body } = await app.inject('/page-data?address=%2Fblog%3Ftag%3D2');
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'x-robots-tag': 'noindex' });
  expect(headers).not.toHaveProperty('link');
  expect(JSON.parse(body)).toEqual({ release: 'mfe-blog@1.0.0-a', queries });
  expect(asked.map(({ address }) => address)).toEqual([{ pathname: '/blog', search: '?tag=2' }]);
});

test('a kept page’s data are cut out once, compressed, and not sent to who has them', async () => {
  const page = aPage();
  const read = jest.spyOn(page.document, 'body');
  const { app } = aSite(page);
  const first = await app.inject({ url: '/page-data?address=/blog', headers: { 'accept-encoding': 'br' } });
  expect(first.headers['content-encoding']).toBe('br');
  const again = await app.inject({
    url: '/page-data?address=/blog',
    headers: { 'if-none-match': String(first.headers.etag) },
  });
  expect(again.statusCode).toBe(304);
  expect(read).toHaveBeenCalledTimes(1);
});

test.each<[string, Partial<ComposedPage>]>([
  ['its remote was not rendered', { isSubstitute: true }],
  ['it does not exist', { status: 404 }],
  ['it leads elsewhere', { status: 302, location: '/blog' }],
])('a page has no data where %s', async (_why, over) => {
  const { statusCode, body } = await aSite(aPage(over)).app.inject('/page-data?address=/blog');
  expect([statusCode, body]).toEqual([204, '']);
});

test('a page that shows nothing but what every page has brings no data', async () => {
  const { app } = aSite(aComposedPage(html(stateWith([ofLayout]))));
  for (const _time of [1, 2]) expect((await app.inject('/page-data?address=/blog')).statusCode).toBe(204);
});

test('while the provider is in trouble no page is made for its data; those of a kept one are given', async () => {
  const { app, asked } = aSite(aPage(), { isProviderInTrouble: true });
  expect((await app.inject('/page-data?address=/blog')).statusCode).toBe(204);
  expect(asked).toEqual([]);
  const kept = aSite(aPage(), { isProviderInTrouble: true, isKept: true });
  expect((await kept.app.inject('/page-data?address=/blog')).statusCode).toBe(200);
});

test('an address of no remote has no data', async () => {
  expect((await aSite().app.inject('/page-data?address=/nada')).statusCode).toBe(204);
});

test.each(['', '?address=', '?address=blog', '?address=//otra.example/blog', '?address=/a&address=/b'])(
  '/page-data%s is refused: it names no page',
  async (search) => {
    const { app, asked } = aSite();
    expect((await app.inject(`/page-data${search}`)).statusCode).toBe(400);
    expect(asked).toEqual([]);
  },
);
