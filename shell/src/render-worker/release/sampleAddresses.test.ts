/** @jest-environment node */
import type { RouteObject } from 'react-router';
import { hasParameters, sampleAddresses } from './sampleAddresses';

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
