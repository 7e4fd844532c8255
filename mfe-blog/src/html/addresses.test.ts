import { frameAddress, linkTarget, ownPicture, ownPictures } from './addresses';

const hosts = {
  siteUrl: 'https://tramuntana.example',
  mediaUrl: (path: string) =>
    /^([a-z]+:)?\/\//i.test(path) ? path : `https://media.example/${path.replace(/^\/+/, '')}`,
};

const page = { ...hosts, path: '/blog/post/7' };

test.each([
  ['/contacto?x=1#y', { kind: 'page', href: '/contacto?x=1#y' }],
  ['https://tramuntana.example/blog', { kind: 'page', href: '/blog' }],
  ['https://tramuntana.example//otra.example/x', { kind: 'page', href: '/otra.example/x' }],
  ['/api/files/plano.pdf', { kind: 'elsewhere', href: '/api/files/plano.pdf' }],
  ['https://otra.example/a', { kind: 'elsewhere', href: 'https://otra.example/a' }],
  ['mailto:hola@tramuntana.example', { kind: 'elsewhere', href: 'mailto:hola@tramuntana.example' }],
  ['8', { kind: 'page', href: '/blog/post/8' }],
  ['../?tag=FPV', { kind: 'page', href: '/blog/?tag=FPV' }],
  ['?pagina=2', { kind: 'page', href: '/blog/post/7?pagina=2' }],
  ['#apartado-zonas', { kind: 'page', href: '#apartado-zonas' }],
  ['//otra.example', { kind: 'elsewhere', href: 'https://otra.example/' }],
])('a link to %s leads there', (href, target) => {
  expect(linkTarget(href, page)).toEqual(target);
});

test.each([
  'javascript:alert(1)',
  ' JaVa\tScRiPt:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://tramuntana.example/1',
  'https://[',
  '',
])('a link to %j leads nowhere', (href) => {
  expect(linkTarget(href, page)).toBeNull();
});

test.each([
  ['/api/files/cala.webp', 'https://media.example/api/files/cala.webp'],
  ['https://media.example/cala.webp', 'https://media.example/cala.webp'],
  ['https://tramuntana.example/cala.webp', 'https://tramuntana.example/cala.webp'],
  ['https://espia.example/cala.webp', null],
  ['//espia.example/cala.webp', null],
  ['data:image/svg+xml,<svg onload=alert(1)>', null],
  ['javascript:alert(1)', null],
  ['', null],
])('the picture %s', (src, shown) => {
  expect(ownPicture(src, hosts)).toBe(shown);
});

test('renditions from other hosts are left out', () => {
  expect(ownPictures('/a-480.webp 480w, https://espia.example/b.webp 960w, /c.webp 2x, /d.webp nada', hosts)).toBe(
    'https://media.example/a-480.webp 480w, https://media.example/c.webp 2x',
  );
});

test('an iframe may only show another site’s page over https', () => {
  expect(frameAddress('https://video.example/v/1', hosts)).toBe('https://video.example/v/1');
  for (const src of ['http://video.example/v', 'javascript:alert(1)', '/blog', 'data:text/html,x'])
    expect(frameAddress(src, hosts)).toBeNull();
});

test('if the site’s origin is not known, only paths count as its own', () => {
  const unknown = { siteUrl: '', mediaUrl: (path: string) => path, path: '/blog/post/7' };
  expect(linkTarget('/contacto?x=1', unknown)).toEqual({ kind: 'page', href: '/contacto?x=1' });
  expect(linkTarget('https://otra.example/a', unknown)).toEqual({ kind: 'elsewhere', href: 'https://otra.example/a' });
  expect(ownPicture('/api/files/cala.webp', unknown)).toBe('/api/files/cala.webp');
  expect(ownPicture('https://espia.example/cala.webp', unknown)).toBeNull();
  expect(frameAddress('/blog', unknown)).toBeNull();
  expect(frameAddress('https://video.example/v/1', unknown)).toBe('https://video.example/v/1');
});
