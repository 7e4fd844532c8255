import type { QueryClient } from '@tanstack/react-query';
import type { ShellServices } from '@tramuntana/contracts';
import { fakeShell } from '@tramuntana/contracts/testing';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { followHead } from './followHead';

const page = (path: string, title: string, rest: Partial<RouteObject> = {}): RouteObject =>
  ({
    path,
    element: null,
    handle: { head: { title, description: `Sobre ${title}` }, chunks: [] },
    ...rest,
  }) as RouteObject;

/** The post's title comes from data, as in a remote. */
const titleFromData = ({ queryClient }: { queryClient: QueryClient }) => ({
  head: () => ({ title: queryClient.getQueryData<string>(['post']) ?? 'Entrada', description: '' }),
  chunks: [],
});

let shell: ShellServices;
let router: ReturnType<typeof createMemoryRouter>;

beforeEach(() => {
  document.head.innerHTML = '<title data-page-head>Blog del servidor</title><meta name="viewport">';
  shell = fakeShell();
  router = createMemoryRouter(
    [
      page('/blog', 'Blog'),
      page('/media', 'Galería', { loader: () => null }),
      page('/blog/post', '', { handle: titleFromData(shell) }),
      page('/rota', '', {
        handle: {
          head: () => {
            throw new Error('broken on purpose');
          },
          chunks: [],
        },
      }),
    ],
    { initialEntries: ['/blog'] },
  );
  followHead(router, shell);
});
afterEach(() => router.dispose());

/** Waits until the head is written. Its code is loaded only after the router or the data have changed. */
const settled = () => new Promise((resolve) => setTimeout(resolve));
const canonical = () => document.querySelector('link[rel="canonical"]')?.getAttribute('href');

test('the server’s head stays until the first navigation', () => {
  expect(document.title).toBe('Blog del servidor');
});

test('a navigation replaces the page’s title, description and address', async () => {
  await router.navigate('/media');
  await settled();
  expect(document.title).toBe('Galería | Tramuntana Drones');
  expect(document.querySelectorAll('title')).toHaveLength(1);
  expect(document.querySelector('meta[name="description"]')).toHaveAttribute('content', 'Sobre Galería');
  expect(canonical()).toBe('https://tramuntana.example/media');
  expect(document.querySelector('meta[name="viewport"]')).toBeInTheDocument();
});

test('a page that is reloaded in place updates the head, too', async () => {
  await router.revalidate();
  await settled();
  expect(document.title).toBe('Blog | Tramuntana Drones');
});

test('data that arrive later update the title', async () => {
  await router.navigate('/blog/post');
  await settled();
  expect(document.title).toBe('Entrada | Tramuntana Drones');
  shell.queryClient.setQueryData(['post'], 'Una cala');
  await settled();
  expect(document.title).toBe('Una cala | Tramuntana Drones');
});

test('data that do not change the head do not replace its elements', async () => {
  await router.navigate('/media');
  await settled();
  const standing = document.querySelector('title');
  shell.queryClient.setQueryData(['other'], 1);
  await settled();
  expect(document.querySelector('title')).toBe(standing);
});

test('if a page’s head throws, the previous head stays', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  await router.navigate('/media');
  await settled();
  await router.navigate('/rota');
  await settled();
  expect(document.title).toBe('Galería | Tramuntana Drones');
  expect(logged).toHaveBeenCalledTimes(1);
  logged.mockRestore();
});
