/** @jest-environment node */
import type { PageState } from '../../shared/composition/page/pageState';
import { contentHash, linksOf, writeBody, writeHead, writeState } from './writePage';

test('elements of the head are written in order, each with the composition’s mark', () => {
  const html = writeHead([
    { tag: 'title', attributes: {}, text: 'Blog' },
    { tag: 'meta', attributes: { name: 'robots', content: 'noindex' } },
  ]);
  expect(html).toBe('<title data-page-head>Blog</title><meta name="robots" content="noindex" data-page-head>');
});

test('no text can close its element, and no value its attribute', () => {
  const html = writeHead([
    { tag: 'title', attributes: {}, text: '</title><b>' },
    { tag: 'meta', attributes: { content: '"><b>' } },
  ]);
  expect(html).not.toContain('<b>');
  expect(html).toContain('&lt;/title&gt;');
  expect(html).toContain('content="&quot;&gt;&lt;b&gt;"');
});

test('JSON-LD stays JSON, and cannot close its script element', () => {
  const json = JSON.stringify({ name: '</script>&' });
  const html = writeHead([{ tag: 'script', attributes: { type: 'application/ld+json' }, text: json }]);
  const [, written = ''] = /^<script[^>]*>(.*)<\/script>$/s.exec(html) ?? [];
  expect(written).not.toContain('<');
  expect(JSON.parse(written)).toEqual({ name: '</script>&' });
});

test('the body holds React’s HTML and the state for the browser', () => {
  const html = writeBody('<main>Girona</main>', JSON.stringify({ siteUrl: '</script>' }));
  expect(html).toContain('<div id="app"><main>Girona</main></div>');
  const [, state = ''] = /<script type="application\/json" id="page-state">(.*)<\/script>$/s.exec(html) ?? [];
  expect(JSON.parse(state)).toEqual({ siteUrl: '</script>' });
});

const aState = (title: string, updatedAt: number): PageState => ({
  mediaOrigin: '',
  siteUrl: 'https://tramuntana.example',
  loaderData: { post: null },
  queries: [
    [['post', { id: 1 }], { title }, updatedAt],
    [['nothing'], null, updatedAt + 1],
  ],
});

test('the page’s own queries leave out those of the layout', () => {
  const { queries } = aState('Girona', 1000);
  const { own } = writeState({ ...aState('', 1), queries: [[['shell', 'contact'], {}, 1], ...queries] });
  expect(JSON.parse(own)).toEqual(queries);
  expect(writeState({ ...aState('', 1), queries: [[['shell', 'contact'], {}, 1]] }).own).toBe('');
});

test('the state is JSON, and its lasting part does not depend on when its data were read', () => {
  const [one, later, changed] = [aState('Girona', 1000), aState('Girona', 2000), aState('Olot', 1000)].map(writeState);
  expect(JSON.parse(one?.state ?? '')).toEqual(aState('Girona', 1000));
  expect(JSON.parse(writeState({ ...aState('', 1), queries: [] }).state)).toEqual({ ...aState('', 1), queries: [] });
  expect(later?.lasting).toBe(one?.lasting);
  expect(changed?.lasting).not.toBe(one?.lasting);
});

const hashOf = (token: string, text = 'Volar') =>
  contentHash([`<p>${text}</p><input value="${token}"/>`, token], token);

test('the value of the forms’ token does not change the hash; having a token does', () => {
  expect(hashOf('1795.abc')).toMatch(/^[\w-]{27}$/);
  expect(hashOf('1796.def')).toBe(hashOf('1795.abc'));
  expect(hashOf('1795.abc', 'Olot')).not.toBe(hashOf('1795.abc'));
  expect(hashOf('1', '11 €')).not.toBe(hashOf('1', '1 €'));
  expect(contentHash(['<p></p>'], undefined)).not.toBe(contentHash(['<p></p>'], '1795.abc'));
});

test('lists the page’s links within the site, each once, without query and fragment', () => {
  const html = `<a href="/blog">a</a><a class="css-1" href="/blog?page=2"><b>b</b></a><a href="/media#a" data-x>c</a>
    <a aria-current="page" href="/">d</a><link href="/site.css"><area href="/no">`;
  expect(linksOf(html)).toEqual(['/blog', '/media', '/']);
});

test('links to other sites, fragments and telephones are left out', () => {
  const html =
    '<a href="https://otro.example/x">a</a><a href="//otro.example">b</a><a href="#c">c</a><a href="tel:1">d</a>';
  expect(linksOf(html)).toEqual([]);
});

test('only the first five hundred links are listed', () => {
  const paths = Array.from({ length: 600 }, (_, at) => `/blog/post/${at}`);
  const html = paths.map((path) => `<a href="${path}">a</a><a href="${path}#b">b</a>`).join('');
  expect(linksOf(html)).toEqual(paths.slice(0, 500));
});
