/** @jest-environment node */
import type { RouteObject } from 'react-router';
import { hasParameters, pageChunks, sampleAddresses } from './routes';

const shop: RouteObject[] = [
  {
    path: 'tienda',
    children: [
      { index: true },
      { path: 'ofertas' },
      { path: 'producto/:id' },
      { children: [{ path: 'categoria/:categoria' }] },
    ],
  },
  { path: 'carrito', children: [{ index: true }] },
  { children: [{ index: true }] },
];

test('every page’s route has an address, and its parameters come from a known page', () => {
  const pages = [{ path: '/tienda/producto/7?color=rojo' }, { path: '/tienda/producto/8' }, { path: '/otra' }];
  expect(sampleAddresses(shop, pages)).toEqual([
    '/tienda',
    '/tienda/ofertas',
    '/tienda/producto/7?color=rojo',
    '/tienda/categoria/1',
    '/carrito',
    '/',
  ]);
});

test('a known page counts only for the route that answers it', () => {
  const routes: RouteObject[] = [{ path: 'servicios', children: [{ path: 'fpv' }, { path: ':pagina' }] }];
  expect(sampleAddresses(routes, [{ path: '/servicios/fpv' }])).toEqual(['/servicios/fpv', '/servicios/1']);
  expect(sampleAddresses(routes, [{ path: '/servicios/fpv' }, { path: '/servicios/otro' }])).toEqual([
    '/servicios/fpv',
    '/servicios/otro',
  ]);
});

test.each([
  ['panel/:seccion?', '/panel'],
  ['ficha/:id.json', '/ficha/1.json'],
  ['archivo/*', '/archivo/1'],
  ['*', '/1'],
])('without a known page, a parameter is invented, or left out if it is optional: %s', (path, address) => {
  expect(sampleAddresses([{ path }], [])).toEqual([address]);
});

test('each address is listed once', () => {
  expect(sampleAddresses([{ path: 'panel' }, { path: 'panel/:seccion?' }], [])).toEqual(['/panel']);
});

test('only the first pages of a long list are matched', () => {
  const posts = Array.from({ length: 1000 }, (_, index) => ({ path: `/blog/post/${index}` }));
  const routes: RouteObject[] = [{ path: 'blog', children: [{ path: 'post/:id' }, { path: 'autor/:nombre' }] }];
  const pages = [...posts, { path: '/blog/autor/nuria' }];
  expect(sampleAddresses(routes, pages)).toEqual(['/blog/post/0', '/blog/autor/1']);
});

test('tells whether any route has parameters', () => {
  expect(hasParameters(shop)).toBe(true);
  expect(hasParameters(shop.slice(1))).toBe(false);
});

const handle = (...chunks: string[]) => ({ head: { title: '', description: '' }, chunks });

test('a page needs its own chunks, those of the routes around it, and those of its loader, each once', () => {
  expect(
    pageChunks([
      { children: [{ index: true, handle: handle('page-home') }] },
      {
        path: 'blog',
        handle: handle('blog'),
        children: [
          { index: true, handle: handle('list', 'blog') },
          { path: 'post/:id', handle: { ...handle('post'), loaderChunks: ['schemas'] } },
          { path: 'viejo' },
        ],
      },
    ]),
  ).toEqual({
    '/': ['page-home'],
    '/blog': ['blog', 'list'],
    '/blog/post/:id': ['blog', 'post', 'schemas'],
    '/blog/viejo': ['blog'],
  });
});
