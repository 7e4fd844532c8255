/** @jest-environment jsdom */
import type { Post } from 'shared-contracts';
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

/** As a feed reader does it: strict XML, in which one wrong sign loses everything. */
function read(...posts: Post[]) {
  const document = new DOMParser().parseFromString(rss(posts, 'https://tramuntana.example'), 'text/xml');
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined();
  const [item] = document.getElementsByTagName('item');
  return {
    document,
    texts: (name: string) => [...(item?.getElementsByTagName(name) ?? [])].map(({ textContent }) => textContent),
  };
}

test('an item has what a reader shows of a post', () => {
  const { texts } = read(aPost({ tags: [{ name: 'Técnica' }, { name: 'Costa' }] }));
  expect(texts('title')).toEqual(['Volar con viento']);
  expect(texts('link')).toEqual(['https://tramuntana.example/blog/post/7']);
  expect(texts('guid')).toEqual(['https://tramuntana.example/blog/post/7']);
  expect(texts('pubDate')).toEqual(['Thu, 14 May 2026 08:00:00 GMT']);
  expect(texts('dc:creator')).toEqual(['Núria Vidal']);
  expect(texts('category')).toEqual(['Técnica', 'Costa']);
  expect(texts('description')).toEqual(['Por dónde empezar.']);
});

test('a body can be read away from the site', () => {
  const content =
    '<p><a href="/contacto">Contacto</a> <a href="https://otra.example/x">otra</a></p>' +
    '<img src="/api/files/a.webp" srcset="/api/files/a.webp 480w" sizes="100vw" alt="A" loading="lazy">' +
    '<iframe src="https://video.example/v?a=1&amp;b=2" title="Vuelo"></iframe>';
  expect(read(aPost({ content })).texts('content:encoded')).toEqual([
    '<p><img src="https://tramuntana.example/api/files/cala-960.webp" alt=""></p>\n' +
      '<p><a href="https://tramuntana.example/contacto">Contacto</a> <a href="https://otra.example/x">otra</a></p>' +
      '<img src="https://tramuntana.example/api/files/a.webp" alt="A">' +
      '<a href="https://video.example/v?a=1&amp;b=2">https://video.example/v?a=1&amp;b=2</a>',
  ]);
});

test.each(['<b>&amp;</b> "comillas" y \'otras\'', ']]>', '¿Ñandú? 😀'])(
  'the title %j comes through unchanged',
  (titulo) => {
    expect(read(aPost({ titulo })).texts('title')).toEqual([titulo]);
  },
);

test('signs that XML cannot hold are left out', () => {
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
