import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RegistryRemote } from '@tramuntana/contracts';
import { aRemote } from '../../../testing/aRemote';
import { pageRemotes, renderInShell } from '../../../testing/renderInShell';
import { UnmatchedPage } from './UnmatchedPage';

const heading = (name: string) => screen.getByRole('heading', { level: 1, name });

test.each([
  ['without a remote', '/no-existe', false],
  ['that its remote does not have', '/blog/no-existe', true],
])('an address %s shows the 404 card', (_whose, address, isLoaded) => {
  renderInShell(<UnmatchedPage />, { address, remotes: pageRemotes([aRemote()], { isLoaded: () => isLoaded }) });
  expect(heading('404 Página No Encontrada')).toBeVisible();
});

test('an address of an unavailable remote shows the retry card', () => {
  renderInShell(<UnmatchedPage />, {
    address: '/blog',
    remotes: pageRemotes([aRemote({ status: 'unavailable' })]),
  });
  expect(heading('No se pudo cargar esta sección')).toBeVisible();
});

test('the card stays busy while its remote is retried', async () => {
  const present: RegistryRemote[] = [aRemote({ status: 'unavailable' })];
  let answer = (_isThere: boolean) => {};
  const refresh = () => {
    present[0] = aRemote();
    return new Promise<boolean>((resolve) => (answer = resolve));
  };
  const { router } = renderInShell(<UnmatchedPage />, { address: '/blog', remotes: pageRemotes(present, { refresh }) });
  const button = screen.getByRole('button', { name: 'Reintentar' });
  await userEvent.click(button);
  await act(() => router.revalidate());
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBe(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  await act(async () => answer(false));
  expect(button).not.toHaveAttribute('aria-busy');
});

test('a page left to the browser shows that it is loading, and makes the router match the address again', async () => {
  const matched = jest.fn(() => null);
  const { router } = renderInShell(null, {
    address: '/blog',
    remotes: pageRemotes([aRemote()]),
    routes: [{ path: '/blog', loader: matched, Component: UnmatchedPage }],
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Cargando la sección' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Cargando la sección…');
  await waitFor(() => expect(matched).toHaveBeenCalledTimes(2));
  expect(router.state.historyAction).toBe('POP');
});

test('if the loaded remote has no such page, the 404 card appears and stays during the next navigation', async () => {
  let isLoaded = false;
  let matched = 0;
  const { router } = renderInShell(null, {
    address: '/blog/no-existe',
    remotes: pageRemotes([aRemote()], { isLoaded: () => isLoaded }),
    routes: [
      {
        path: '/blog/*',
        // The remote loads while the router matches the address again.
        loader: () => {
          isLoaded = matched++ > 0;
          return null;
        },
        Component: UnmatchedPage,
      },
      { path: '/media', loader: () => new Promise(() => {}), element: null },
    ],
  });
  expect(await screen.findByRole('heading', { level: 1, name: '404 Página No Encontrada' })).toBeVisible();
  act(() => void router.navigate('/media'));
  expect(heading('404 Página No Encontrada')).toBeVisible();
});

test('each new address is checked again', async () => {
  const { router } = renderInShell(<UnmatchedPage />, {
    address: '/blog',
    remotes: pageRemotes([aRemote({ status: 'unavailable' })]),
  });
  await act(() => router.navigate('/no-existe'));
  expect(heading('404 Página No Encontrada')).toBeVisible();
});
