/** @jest-environment jsdom */
import type { Post } from '@tramuntana/contracts';
import { rss } from './rss';

const aPost = (over: Partial<Post> = {}): Post => ({
  id: 7,
  titulo: 'Volar con viento',
  fecha: '2026-05-14',
  content: '<p>Texto.</p>',
  imagen: '/api/files/cala-960.webp',
  author: 'Núria Vidal',
  read_time: 4,
  tags: [{ name: 'Técnica' }],
  resumen: 'Por dónde empezar.',
  ...over,
});

/** Parses as strictly as a feed reader: one wrong character makes the whole feed unreadable. */
const read = (...posts: Post[]) => readFeed(rss(posts, 'https://tramuntana.example'));

function readFeed(feed: string) {
  const document = new DOMParser().parseFromString(feed, 'text/xml');
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined();
  const [item] = document.getElementsByTagName('item');
  return {
    document,
    texts: (name: string) => [...(item?.getElementsByTagName(name) ?? [])].map(({ textContent }) => textContent),
  };
}

test('an item has all that feed readers show of a post', () => {
  const { texts } = read(aPost({ tags: [{ name: 'Técnica' }, { name: 'Costa' }] }));
  expect(texts('title')).toEqual(['Volar con viento']);
  expect(texts('link')).toEqual(['https://tramuntana.example/blog/post/7']);
  expect(texts('guid')).toEqual(['https://tramuntana.example/blog/post/7']);
  expect(texts('pubDate')).toEqual(['Thu, 14 May 2026 00:00:00 +0200']);
  expect(texts('dc:creator')).toEqual(['Núria Vidal']);
  expect(texts('category')).toEqual(['Técnica', 'Costa']);
  expect(texts('description')).toEqual(['Por dónde empezar.']);
});

test('a body can be read outside of the site', () => {
  const content =
    '<p><a href="/contacto">Contacto</a> <a href="https://otra.example/x">otra</a></p>' +
    '<img src="/api/files/a.webp" srcset="/api/files/a.webp 480w" sizes="100vw" alt="A" loading="lazy">' +
    '<iframe src="https://video.example/v?a=1&amp;b=2" title="Vuelo"></iframe>';
  expect(read(aPost({ content })).texts('content:encoded')).toEqual([
    '<p><img src="https://tramuntana.example/api/files/cala-960.webp" alt="" /></p>\n' +
      '<p><a href="https://tramuntana.example/contacto">Contacto</a> <a href="https://otra.example/x">otra</a></p>' +
      '<img src="https://tramuntana.example/api/files/a.webp" alt="A" />' +
      '<a href="https://video.example/v?a=1&amp;b=2">https://video.example/v?a=1&amp;b=2</a>',
  ]);
});

const linksOf = (content: string, siteUrl = 'https://tramuntana.example') => {
  const [body = ''] = readFeed(rss([aPost({ content })], siteUrl)).texts('content:encoded');
  return [...new DOMParser().parseFromString(body, 'text/html').links].map((link) => link.getAttribute('href'));
};

test.each([
  ['a path beside the post', "<a href='otro'>x</a>", 'https://tramuntana.example/blog/post/otro'],
  ['a path above it', '<a href="../?tag=FPV&amp;page=2">x</a>', 'https://tramuntana.example/blog/?tag=FPV&page=2'],
  ['another host', '<a href="//host/a">x</a>', 'https://host/a'],
  ['an address of mail', '<a href="mailto:hola@example.com">x</a>', 'mailto:hola@example.com'],
  ['a frame', '<iframe src="https://video.example/v?a=1&amp;b=2"></iframe>', 'https://video.example/v?a=1&b=2'],
  ['a named part', '<a href="#h">x</a><p id="h">y</p>', 'https://tramuntana.example/blog/post/7#apartado-h'],
  [
    'a heading',
    '<a href="#el-viento">x</a><h3>El viento</h3>',
    'https://tramuntana.example/blog/post/7#apartado-el-viento',
  ],
  ['a part that is not there', '<a href="#h">x</a>', 'https://tramuntana.example/blog/post/7'],
])('a link to %s leads there from a feed reader, too', (_what, content, href) => {
  expect(linksOf(content)).toEqual([href]);
});

test('without the site’s address, links are paths', () => {
  const content = '<a href="otro">x</a><a href="#h">x</a><a href="//host/a">x</a><h2>H</h2>';
  expect(linksOf(content, '')).toEqual(['/blog/post/otro', '/blog/post/7#apartado-h', 'https://host/a']);
});

test('the feed keeps only attributes that mean something outside of the site', () => {
  const content =
    '<h2 id="h">x</h2><p>href="/x" &lt;img src="/y"&gt; ]]&gt;</p><img src="/api/files/a.webp" sizes="1px">';
  const [body] = read(aPost({ content })).texts('content:encoded');
  expect(body).toContain(
    '<h2>x</h2><p>href="/x" &lt;img src="/y"&gt; ]]&gt;</p><img src="https://tramuntana.example/api/files/a.webp" />',
  );
});

test.each(['<b>&amp;</b> "comillas" y \'otras\'', ']]>', '¿Ñandú? 😀'])(
  'the title %j comes through unchanged',
  (titulo) => {
    expect(read(aPost({ titulo })).texts('title')).toEqual([titulo]);
  },
);

test('characters that XML cannot hold are left out', () => {
  const titulo = ['Vol', 0, 'ar', 8, 0xd800, 0xffff].map((part) =>
    typeof part === 'string' ? part : String.fromCharCode(part),
  );
  expect(read(aPost({ titulo: titulo.join('') })).texts('title')).toEqual(['Volar\ufffd']);
});

test('a blog without posts has a feed, too', () => {
  const { document } = read();
  expect(document.querySelector('channel > title')?.textContent).toBe('Blog de Tramuntana Drones');
  expect(document.getElementsByTagName('lastBuildDate')).toHaveLength(0);
});
