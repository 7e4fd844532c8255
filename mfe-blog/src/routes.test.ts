import type { Head, RouteHandle, ShellServices } from '@tramuntana/contracts';
import { aPage, aPost, aTag, fakeShell } from '@tramuntana/contracts/testing';
import { createStaticHandler } from 'react-router-dom';
import { createRoutes, listPages } from './routes';

/** Status and head of an address, as the server computes them. */
async function answer(shell: ShellServices, address: string): Promise<{ status: number; head: Head }> {
  const url = new URL(address, shell.siteUrl);
  const handler = createStaticHandler([{ path: 'blog', children: createRoutes(shell)['/blog'] ?? [] }]);
  const context = await handler.query(new Request(url));
  if (context instanceof Response) throw new Error('the blog redirects nowhere');
  const match = context.matches.at(-1);
  if (!match) throw new Error(`no route for ${address}`);
  const { head } = match.route.handle as RouteHandle;
  const about = { params: match.params, search: url.searchParams, shell };
  return { status: context.statusCode, head: typeof head === 'function' ? head(about) : head };
}

test('a post describes itself to search engines and in social cards', async () => {
  const post = aPost({
    id: 7,
    titulo: 'Volar con viento',
    imagen: '/api/files/cala.webp',
    tags: [{ name: 'Técnica' }],
  });
  const { status, head } = await answer(fakeShell({ '/blog-post/7/': post }), '/blog/post/7?relacionados=2');
  expect(status).toBe(200);
  expect(head).toMatchObject({
    title: 'Volar con viento',
    description: 'Texto de la entrada.',
    type: 'article',
    canonicalPath: '/blog/post/7',
    image: { src: '/api/files/cala.webp', alt: 'Volar con viento' },
  });
  expect(head.structuredData?.[0]).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'Volar con viento',
    datePublished: '2026-05-14',
    author: { '@type': 'Person', name: 'Núria Vidal' },
    image: ['https://tramuntana.example/api/files/cala.webp'],
    keywords: 'Técnica',
    mainEntityOfPage: 'https://tramuntana.example/blog/post/7',
  });
});

test.each(['/blog/post/999', '/blog/post/hola'])('%s answers 404 and must not be indexed', async (address) => {
  const { status, head } = await answer(fakeShell(), address);
  expect(status).toBe(404);
  expect(head).toMatchObject({ title: 'Post No Encontrado', noindex: true });
});

test('a post that failed to load is not a 404, because the browser tries again', async () => {
  const { status } = await answer(fakeShell({ '/blog-post/7/': new Response('', { status: 500 }) }), '/blog/post/7');
  expect(status).toBe(200);
});

test('search engines may index tags and pages under their own addresses, but not searches', async () => {
  const shell = fakeShell({
    '/tag/?model=post&page=1&page_size=30': aPage([aTag({ id: 31, name: 'FPV' })]),
    '/blog-post/?page=2&page_size=2&order_by=fecha&tags=31': aPage([aPost()], { count: 3 }),
  });
  expect((await answer(shell, '/blog')).head).toMatchObject({ title: 'Blog', canonicalPath: '/blog', noindex: false });
  expect((await answer(shell, '/blog?page=2&tag=FPV&utm=x')).head).toMatchObject({
    title: 'Blog: FPV, página 2',
    canonicalPath: '/blog?tag=FPV&page=2',
    noindex: false,
  });
  expect((await answer(shell, '/blog?buscar=viento')).head.noindex).toBe(true);
});

test.each([
  ['a tag that no post has', '/blog?tag=casino-online', 'Blog'],
  ['a page beyond the last', '/blog?page=999', 'Blog, página 999'],
])('%s must not be indexed, and its title contains no tag', async (_name, address, title) => {
  const empty = aPage([], { count: 5 });
  const shell = fakeShell({
    '/tag/?model=post&page=1&page_size=30': aPage([]),
    '/blog-post/?page=999&page_size=2&order_by=fecha&tags=0': empty,
  });
  expect((await answer(shell, address)).head).toMatchObject({ title, noindex: true });
});

test('list and posts link the feed for feed readers', async () => {
  const shell = fakeShell({ '/blog-post/7/': aPost({ id: 7 }) });
  for (const address of ['/blog', '/blog/post/7']) {
    const { alternates } = (await answer(shell, address)).head;
    expect(alternates).toEqual([
      { type: 'application/rss+xml', title: 'Blog de Tramuntana Drones', href: '/api/rss.xml' },
    ]);
  }
});

test('the sitemap lists the front page and every post of all pages', async () => {
  const shell = fakeShell({
    '/blog-post/?page=1&page_size=100': aPage([aPost({ id: 2, fecha: '2026-02-02' })], { count: 2, next: '/más' }),
    '/blog-post/?page=2&page_size=100': aPage([aPost({ id: 1, fecha: '2026-01-01' })]),
  });
  expect(await listPages(shell)).toEqual([
    { path: '/blog' },
    { path: '/blog/post/2', lastModified: '2026-02-02' },
    { path: '/blog/post/1', lastModified: '2026-01-01' },
  ]);
});
