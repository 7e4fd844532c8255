import { fakeShell } from 'shared-contracts/testing';
import { type HeadTag, headTags } from './head';

const page = { title: 'Blog', description: 'Técnica y normativa.' };
const find = (tags: HeadTag[], name: string, value: string) =>
  tags.filter(({ attributes }) => attributes[name] === value).map(({ attributes }) => attributes);

test('a page gets its title with the company’s name, and its own address under the site', () => {
  const tags = headTags(page, '/blog', fakeShell());
  expect(tags[0]).toEqual({ tag: 'title', attributes: {}, text: 'Blog | Tramuntana Drones' });
  expect(find(tags, 'rel', 'canonical')).toEqual([{ rel: 'canonical', href: 'https://tramuntana.example/blog' }]);
  expect(find(tags, 'name', 'robots')).toEqual([]);
});

test('a feed is announced, so that readers find it', () => {
  const feed = { type: 'application/rss+xml', title: 'Blog de Tramuntana Drones', href: '/api/rss.xml' };
  const tags = headTags({ ...page, alternates: [feed] }, '/blog', fakeShell());
  expect(find(tags, 'rel', 'alternate')).toEqual([{ rel: 'alternate', ...feed }]);
});

test('the picture of a social card is an absolute address', () => {
  const tags = headTags({ ...page, image: { src: '/m/uno.jpg', alt: 'Una cala' } }, '/blog', fakeShell());
  expect(find(tags, 'property', 'og:image')[0]?.content).toBe('https://tramuntana.example/m/uno.jpg');
  expect(find(tags, 'name', 'twitter:card')[0]?.content).toBe('summary_large_image');
});

test('what is not for search engines says so; structured data become JSON-LD', () => {
  const tags = headTags({ ...page, noindex: true, structuredData: [{ '@type': 'Blog' }] }, '/blog', fakeShell());
  expect(find(tags, 'name', 'robots')[0]?.content).toBe('noindex');
  const [script] = tags.filter(({ tag }) => tag === 'script');
  expect(JSON.parse(script?.text ?? '')).toEqual({ '@context': 'https://schema.org', '@type': 'Blog' });
});

test('where the site’s address is not known, a page names none of its own', () => {
  const head = { ...page, image: { src: '/m/uno.jpg', alt: 'Una cala' }, structuredData: [{ '@type': 'Blog' }] };
  const tags = headTags(head, '/blog', { ...fakeShell(), siteUrl: '' });
  expect(find(tags, 'rel', 'canonical')).toEqual([]);
  expect(find(tags, 'property', 'og:url')).toEqual([]);
  expect(find(tags, 'property', 'og:image')).toEqual([]);
  expect(find(tags, 'property', 'og:title')[0]?.content).toBe('Blog');
});
