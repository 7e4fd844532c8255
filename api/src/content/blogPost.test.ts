import { readBlogPost } from './blogPost';
import { mediaCatalog } from './mediaCatalog';

const rendition = (file: string, width: number, type: string) => ({ file, width, height: width / 2, type });
const asset = { color: '#000000', lqip: 'data:', alt: 'Una cala', caption: 'Cala "turquesa"' };
const media = mediaCatalog(
  'media/catalog.json',
  JSON.stringify({
    assets: [
      {
        slug: 'cala',
        kind: 'image',
        files: [rendition('cala-480.webp', 480, 'image/webp'), rendition('cala-960.webp', 960, 'image/webp')],
        ...asset,
      },
      {
        slug: 'fpv',
        kind: 'video',
        files: [rendition('fpv.mp4', 960, 'video/mp4')],
        poster: [rendition('poster-fpv.webp', 640, 'image/webp')],
        ...asset,
      },
    ],
  }),
);

const meta = `id: 7
titulo: "Volar: lo básico"
fecha: 2026-05-14
author: Núria Vidal
tags: [Técnica, Técnica, Equipo]
imagen: cala
resumen: Por dónde empezar.`;

const read = (body: string, frontMatter = meta) =>
  readBlogPost('blog/x.md', `---\n${frontMatter}\n---\n${body}`, media);

test('front matter becomes the fields of the post', () => {
  expect(read('Hola.')).toMatchObject({
    id: 7,
    titulo: 'Volar: lo básico',
    fecha: '2026-05-14',
    tags: ['Técnica', 'Equipo'],
    imagen: '/api/files/cala-960.webp',
    content: '<p>Hola.</p>',
    words: ['volar', 'lo', 'básico', 'por', 'dónde', 'empezar', 'hola', 'técnica', 'técnica', 'equipo'],
  });
});

test('a title has no soft hyphen in any spelling, and search words have none either', () => {
  for (const hyphen of ['\u00ad', '&shy;', '\u200b']) {
    const post = read(`Un cuasi${hyphen}accidente.`, meta.replace('Volar: lo básico', `Cuasi${hyphen}vuelo`));
    expect(post.titulo).toBe('Cuasivuelo');
    expect(post.words).toEqual(expect.arrayContaining(['cuasivuelo', 'cuasiaccidente']));
  }
});

test('the date may be quoted', () => {
  expect(read('', meta.replace('2026-05-14', '"2026-05-14"')).fecha).toBe('2026-05-14');
  expect(() => read('', meta.replace('2026-05-14', '14/05/2026'))).toThrow('blog/x.md: fecha: must be a date');
});

test.each([
  ['imagen: cala', 'imagen: costa', 'no picture costa'],
  ['id: 7', 'id: -7', 'id: '],
  ['id: 7', 'id: 2147483648', 'id: '],
  ['fecha: 2026-05-14', 'fecha: 2026-02-30', 'fecha: must be a date'],
  ['fecha: 2026-05-14', 'fecha: 2026-02-30 # 2026-03-02', 'fecha: must be a date'],
  ['fecha: 2026-05-14', 'fecha: 2026-99-99', 'fecha: must be a date'],
  ['fecha: 2026-05-14', 'fecha: "2026-02-30"', 'fecha: must be a date'],
  ['titulo: "Volar: lo básico"', 'titulo: "  "', 'titulo: '],
  ['[Técnica, Técnica, Equipo]', '["  "]', 'tags.0: '],
  ['[Técnica, Técnica, Equipo]', '["Técnica, Equipo"]', 'tags.0: must have no comma'],
  ['resumen: Por dónde empezar.', 'sumario: x', 'resumen: '],
  ['titulo: "Volar: lo básico"', 'titulo: Volar: lo básico', 'not YAML'],
])('"%s" written as "%s" is refused', (right, wrong, message) => {
  expect(() => read('Hola.', meta.replace(right, wrong))).toThrow(message);
});

test('the message about a catalogue that is not JSON names its file', () => {
  expect(() => mediaCatalog('media/catalog.json', '{"assets":[')).toThrow('media/catalog.json: it is not JSON');
});

test('front matter never runs as a program', () => {
  expect(() => readBlogPost('blog/x.md', '---js\n{ id: process.exit() }\n---\n', media)).toThrow(
    'a program is not allowed',
  );
});

test('a picture in a paragraph of its own becomes a figure with its sizes and its caption', () => {
  expect(read('Antes.\n\n![La cala](cala)\n\nDespués.').content).toBe(
    '<p>Antes.</p>\n<figure><img src="/api/files/cala-960.webp" ' +
      'srcset="/api/files/cala-480.webp 480w, /api/files/cala-960.webp 960w" sizes="(min-width: 768px) 44rem, 92vw" ' +
      'alt="La cala" width="960" height="480" loading="lazy" />' +
      '<figcaption>Cala "turquesa"</figcaption></figure>\n<p>Después.</p>',
  );
});

test('a figure’s own caption replaces that of the catalogue, and a video shows its poster', () => {
  const { content } = read('![](fpv "Tras la <salida>")');
  expect(content).toContain('alt="Una cala"');
  expect(content).toContain('src="/api/files/poster-fpv.webp"');
  expect(content).toContain('<figcaption>Tras la &lt;salida&gt;</figcaption>');
});

test('a picture that is not in the catalogue is refused', () => {
  expect(() => read('![x](https://example.com/x.png)')).toThrow(
    'blog/x.md: there is no picture https://example.com/x.png',
  );
});

test.each([
  [1, 1],
  [200, 1],
  [299, 1],
  [300, 2],
  [900, 5],
])('%i words are read in %i minutes', (words, minutes) => {
  expect(read(Array.from({ length: words }, () => 'palabra').join(' ')).read_time).toBe(minutes);
});

test('search words hold the text without tags and signs, and a tag separates words', () => {
  const { words } = read('## Uno\n\n- dos\n- tres & <b>cuatro</b>\n\n`cinco`');
  expect(words.join(' ')).toContain('uno dos tres cuatro cinco');
});

test('a post may be written in HTML, which is sanitised as well', () => {
  const text = `---\n${meta}\n---\n<h2 onclick="alert(1)">Uno</h2><p>*Dos*</p><script>alert(1)</script>`;
  expect(readBlogPost('blog/x.html', text, media).content).toBe('<h2>Uno</h2><p>*Dos*</p>');
});
