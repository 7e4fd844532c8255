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

test('the card replaces a page that throws, and the error is logged', async () => {
  aBrokenBlog();
  expect(await card()).toHaveTextContent('No se pudo cargar esta sección');
  expect(logged).toHaveBeenCalledWith('A remote failed', broken);
});

test.each(['/blog?etiqueta=Normativa', '/blog#cala'])(
  '‘Reintentar’ shows %s in place of the card, with the focus',
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

test('‘Reintentar’ renders a page again whose component threw', async () => {
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

test('if the page throws again, the card stays and says so', async () => {
  const { load } = aBrokenBlog();
  await retry();
  expect(await screen.findByText(/Sigue sin estar disponible/)).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test('while the server has no usable release, the page is not loaded again', async () => {
  const refresh = jest.fn(async () => false);
  const { load } = aBrokenBlog({ refresh });
  await retry();
  expect(await screen.findByText(/Sigue sin estar disponible/)).toBeVisible();
  expect(refresh.mock.calls).toEqual([['mfe-blog']]);
  expect(load).toHaveBeenCalledTimes(1);
});

test('the visitor can go on to another page', async () => {
  const { router } = aBrokenBlog();
  await card();
  await router.navigate('/media');
  expect(await screen.findByRole('heading', { name: 'Galería' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

describe('a loaded release whose page throws', () => {
  const answer = jest.spyOn(globalThis, 'fetch');
  afterAll(() => answer.mockRestore());

  /** Presses the button of a blog. The server answers with this status for its release. */
  async function press(status: number, isLoaded = true) {
    answer.mockReset().mockResolvedValue(new Response(null, { status }));
    const [reload, refresh] = [jest.fn(), jest.fn(async () => true)];
    renderInShell(<RemoteRetryCard reload={reload} />, {
      address: '/blog',
      remotes: pageRemotes([aRemote({ base: '/releases/mfe-blog/1/' })], { refresh, isLoaded: () => isLoaded }),
    });
    await retry();
    return { reload: reload.mock.calls.length, refresh: refresh.mock.calls.length, asked: answer.mock.calls };
  }

  test('is replaced by a reload of the document if it is no longer live', async () => {
    const asked = [['/releases/mfe-blog/1', { method: 'HEAD', cache: 'no-store' }]];
    expect(await press(404)).toEqual({ reload: 1, refresh: 0, asked });
  });

  test.each([200, 503])('is retried in place if the server answers %i', async (status) => {
    expect(await press(status)).toMatchObject({ reload: 0, refresh: 1 });
  });

  test('is not checked if it has not loaded yet: the live release is loaded in place', async () => {
    expect(await press(404, false)).toEqual({ reload: 0, refresh: 1, asked: [] });
  });
});
