/** @jest-environment node */
import type { PageState } from '../../shared/composition/page/pageState';
import { writeBody, writeHead, writeState } from './writePage';

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
