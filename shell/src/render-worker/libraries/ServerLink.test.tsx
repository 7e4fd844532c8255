/** @jest-environment node */
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { type LinkProps, Link as RouterLink, StaticRouter } from 'react-router';
import { Link } from './ServerLink';

const write = (Component: ComponentType<LinkProps>, props: LinkProps) =>
  renderToString(
    <StaticRouter location="/blog/post/1">
      <Component {...props} />
    </StaticRouter>,
  );

const LINKS: LinkProps[] = [
  ...[
    '/',
    '/blog',
    '/blog?tag=Normativa%20europea&page=2',
    '/media#vídeos',
    '/tienda?#x',
    '/a?',
    '/a/',
    '//otro.example',
  ],
  ...['/blog/../tienda', 'tienda', '..', '?page=2', '#arriba', '', 'https://otro.example/', 'mailto:a@b.example'],
].map((to) => ({ to, children: 'Ir' }));

test.each<LinkProps>([
  ...LINKS,
  { to: { pathname: '/blog', search: '?page=2' } },
  { to: '/blog', className: 'own', id: 'uno', 'aria-label': 'Ir al blog', title: '«Ir»', rel: 'next' },
  { to: '/blog', target: '_blank', onClick: () => {}, replace: true, state: { from: 1 }, preventScrollReset: true },
  { to: '/blog', discover: 'none', viewTransition: true, relative: 'path', reloadDocument: true, prefetch: 'none' },
])('%j is written as the router writes it', (props) => {
  expect(write(Link, props)).toBe(write(RouterLink, props));
});
