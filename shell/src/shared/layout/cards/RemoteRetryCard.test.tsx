import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Outlet } from 'react-router-dom';
import { aRemote } from '../../../testing/aRemote';
import { pageRemotes, renderInShell } from '../../../testing/renderInShell';
import type { PageRemotes } from '../../composition/PageRemotes';
import { RemoteErrorBoundary } from './RemoteErrorBoundary';
import { RemoteRetryCard } from './RemoteRetryCard';

const broken = new Error('broken on purpose');
const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => logged.mockClear());

/** A blog whose loader fails until `repair` is called. */
function aBrokenBlog(over: Partial<PageRemotes> = {}, address = '/blog') {
  let working = false;
  const load = jest.fn(() => {
    if (!working) throw broken;
    return null;
  });
  const screen = renderInShell(null, {
    address,
    remotes: pageRemotes([aRemote()], { refresh: async () => true, ...over }),
    routes: [
      {
        element: (
          <main>
            <Outlet />
          </main>
        ),
        children: [
          { path: '/blog', loader: load, element: <h1>Blog</h1>, ErrorBoundary: RemoteErrorBoundary },
          { path: '/media', element: <h1>Galería</h1> },
        ],
      },
    ],
  });
  return { ...screen, load, repair: () => (working = true) };
}

const card = () => screen.findByRole('alert');
const retry = async () => userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));

test('a page that throws is the card, and the log names what it threw', async () => {
  aBrokenBlog();
  expect(await card()).toHaveTextContent('No se pudo cargar esta sección');
  expect(logged).toHaveBeenCalledWith('A remote failed', broken);
});

test.each(['/blog?etiqueta=Normativa', '/blog#cala'])(
  '‘Reintentar’ brings %s in its place, with the focus',
  async (address) => {
    const { repair, router } = aBrokenBlog({}, address);
    await card();
    repair();
    await retry();
    const heading = await screen.findByRole('heading', { level: 1, name: 'Blog' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(router.createHref(router.state.location)).toBe(address);
    expect(router.state.historyAction).toBe('REPLACE');
  },
);

test('a page whose code threw is run again', async () => {
  let working = false;
  const Page = () => {
    if (!working) throw broken;
    return <h1>Blog</h1>;
  };
  renderInShell(null, {
    address: '/blog',
    remotes: pageRemotes([aRemote()], { refresh: async () => true }),
    routes: [{ path: '/blog', Component: Page, ErrorBoundary: RemoteErrorBoundary }],
  });
  await card();
  working = true;
  await retry();
  expect(await screen.findByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
});

test('a page that throws again stays the card, which says so', async () => {
  const { load } = aBrokenBlog();
  await retry();
  expect(await screen.findByText(/Sigue sin estar disponible/)).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test('while the server has nothing better the page is not run again', async () => {
  const refresh = jest.fn(async () => false);
  const { load } = aBrokenBlog({ refresh });
  await retry();
  expect(await screen.findByText(/Sigue sin estar disponible/)).toBeVisible();
  expect(refresh.mock.calls).toEqual([['mfe-blog']]);
  expect(load).toHaveBeenCalledTimes(1);
});

test('the way on is open', async () => {
  const { router } = aBrokenBlog();
  await card();
  await router.navigate('/media');
  expect(await screen.findByRole('heading', { name: 'Galería' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a loader’s chunk whose release is gone makes the document load anew, with the release that is live', async () => {
  const reload = jest.fn();
  const answer = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 404 }));
  const gone = Object.assign(new Error('Loading chunk schemas failed.'), {
    request: '/releases/mfe-blog/1/schemas.js',
  });
  const refresh = jest.fn(async () => true);
  renderInShell(<RemoteRetryCard error={gone} reload={reload} />, {
    address: '/blog',
    remotes: pageRemotes([aRemote()], { refresh }),
  });
  await retry();
  expect([reload.mock.calls.length, refresh.mock.calls.length]).toEqual([1, 0]);
  answer.mockRestore();
});
