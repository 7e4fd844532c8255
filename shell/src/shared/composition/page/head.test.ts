import { fakeShell } from '@tramuntana/contracts/testing';
import { chunksOfMatches, type HeadTag, headOfMatches, headTags } from './head';

const page = { title: 'Blog', description: 'Técnica y normativa.' };
const find = (tags: HeadTag[], name: string, value: string) =>
  tags.filter(({ attributes }) => attributes[name] === value).map(({ attributes }) => attributes);

test('a page gets a title with the company’s name, and an absolute canonical address', () => {
  const tags = headTags(page, '/blog', fakeShell());
  expect(tags[0]).toEqual({ tag: 'title', attributes: {}, text: 'Blog | Tramuntana Drones' });
  expect(find(tags, 'rel', 'canonical')).toEqual([{ rel: 'canonical', href: 'https://tramuntana.example/blog' }]);
  expect(find(tags, 'name', 'robots')).toEqual([]);
});

test('a Unicode direction mark in a title does not reverse the text of the tab', () => {
  const tags = headTags({ ...page, title: '\u202eabc' }, '/blog', fakeShell());
  expect(tags[0]?.text).toBe('abc | Tramuntana Drones');
  expect(find(tags, 'property', 'og:title')[0]?.content).toBe('abc');
});

test('a page announces its feed, so that feed readers find it', () => {
  const feed = { type: 'application/rss+xml', title: 'Blog de Tramuntana Drones', href: '/api/rss.xml' };
  const tags = headTags({ ...page, alternates: [feed] }, '/blog', fakeShell());
  expect(find(tags, 'rel', 'alternate')).toEqual([{ rel: 'alternate', ...feed }]);
});

test('the picture of a social card is an absolute address', () => {
  const tags = headTags({ ...page, image: { src: '/m/uno.jpg', alt: 'Una cala' } }, '/blog', fakeShell());
  expect(find(tags, 'property', 'og:image')[0]?.content).toBe('https://tramuntana.example/m/uno.jpg');
  expect(find(tags, 'name', 'twitter:card')[0]?.content).toBe('summary_large_image');
});

test('all networks get the size and format of a social card’s picture', () => {
  const image = { src: '/m/uno.jpg', alt: 'Una cala', width: 1200, height: 630, type: 'image/jpeg' };
  const tags = headTags({ ...page, image }, '/blog', fakeShell());
  const told = (name: string) => (find(tags, 'property', name)[0] ?? find(tags, 'name', name)[0])?.content;
  expect(['width', 'height', 'type', 'alt'].map((part) => told(`og:image:${part}`))).toEqual([
    ...['1200', '630', 'image/jpeg', 'Una cala'],
  ]);
  expect(told('twitter:image')).toBe(told('og:image'));
  expect(told('twitter:image:alt')).toBe('Una cala');
});

test.each([
  ['no picture', undefined],
  ['a picture that some networks do not show', { src: '/m/uno.webp?v=1', alt: 'Una cala' }],
])('a page with %s gets the company’s picture, a JPEG', (_which, image) => {
  const tags = headTags({ ...page, ...(image && { image }) }, '/blog', fakeShell());
  expect(find(tags, 'property', 'og:image')[0]?.content).toMatch(
    /^https:\/\/tramuntana\.example\/.*company-card\.jpg$/,
  );
  expect(find(tags, 'property', 'og:image:type')[0]?.content).toBe('image/jpeg');
});

test('a page with `noindex` tells search engines; structured data become JSON-LD', () => {
  const tags = headTags({ ...page, noindex: true, structuredData: [{ '@type': 'Blog' }] }, '/blog', fakeShell());
  expect(find(tags, 'name', 'robots')[0]?.content).toBe('noindex');
  const [script] = tags.filter(({ tag }) => tag === 'script');
  expect(JSON.parse(script?.text ?? '')).toEqual({ '@context': 'https://schema.org', '@type': 'Blog' });
});

test('without the site’s address, a page has no elements with absolute addresses', () => {
  const head = { ...page, image: { src: '/m/uno.jpg', alt: 'Una cala' }, structuredData: [{ '@type': 'Blog' }] };
  const tags = headTags(head, '/blog', { ...fakeShell(), siteUrl: '' });
  expect(find(tags, 'rel', 'canonical')).toEqual([]);
  expect(find(tags, 'property', 'og:url')).toEqual([]);
  expect(find(tags, 'property', 'og:image')).toEqual([]);
  expect(find(tags, 'property', 'og:title')[0]?.content).toBe('Blog');
});

const match = (handle?: unknown) => ({ route: { handle }, params: { id: '7' } });
const search = new URLSearchParams('etiqueta=Normativa');

test('the innermost route with a head describes the page, and gets the parameters and the query', () => {
  const outer = match({ head: page, chunks: [] });
  const head = jest.fn(() => ({ title: 'Entrada 7', description: '' }));
  const shell = fakeShell();
  expect(headOfMatches([outer, match({ head, chunks: [] }), match()], search, shell).title).toBe('Entrada 7');
  expect(head.mock.calls).toEqual([[{ params: { id: '7' }, search, shell }]]);
  expect(headOfMatches([outer, match({ crumb: 'Entrada' })], search, shell)).toBe(page);
});

test('a page without a head is not for search engines', () => {
  expect(headOfMatches([match()], search, fakeShell())).toMatchObject({ title: 'Página no disponible', noindex: true });
});

test('a page needs the chunks of all its routes, outermost first', () => {
  const routes = [match({ head: page, chunks: ['list'] }), match(), match({ head: page, chunks: ['post', 'map'] })];
  expect(chunksOfMatches(routes)).toEqual(['list', 'post', 'map']);
});

test('a copy of another page names the original as its canonical address', () => {
  const tags = headTags({ ...page, canonicalPath: '/blog' }, '/blog/pagina/1', fakeShell());
  expect(find(tags, 'rel', 'canonical')[0]?.href).toBe('https://tramuntana.example/blog');
  expect(find(tags, 'property', 'og:url')[0]?.content).toBe('https://tramuntana.example/blog');
});
