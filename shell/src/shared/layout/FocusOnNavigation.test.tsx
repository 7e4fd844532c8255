import { act, screen, waitFor } from '@testing-library/react';
import { useSearchParams } from 'react-router-dom';
import { renderInShell } from '../../testing/renderInShell';
import { FocusOnNavigation } from './FocusOnNavigation';

const page = (
  <main tabIndex={-1}>
    <h1>Blog</h1>
    <button type="button">Filtrar</button>
    <FocusOnNavigation />
  </main>
);

const open = () => renderInShell(page, { address: '/blog' }).router;
const filter = () => screen.getByRole('button', { name: 'Filtrar' });

test('the first page leaves the focus to the browser', () => {
  open();
  expect(document.body).toHaveFocus();
});

test('a navigation moves the focus to the page’s heading, without an outline', async () => {
  const router = open();
  await act(() => router.navigate('/blog/post/1'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(screen.getByRole('heading', { level: 1 })).toHaveStyle({ outline: 'none' });
});

test.each(['/blog?etiqueta=Normativa', '/blog#normativa', '/media#cala'])(
  'a navigation to %s leaves the focus where it is',
  async (address) => {
    const router = open();
    filter().focus();
    await act(() => router.navigate(address));
    expect(filter()).toHaveFocus();
  },
);

test('without a heading, the main part gets the focus', async () => {
  const { router } = renderInShell(
    <main tabIndex={-1}>
      <FocusOnNavigation />
    </main>,
  );
  await act(() => router.navigate('/blog'));
  expect(screen.getByRole('main')).toHaveFocus();
});

function List() {
  const isFiltered = useSearchParams()[0].has('tag');
  return (
    <main tabIndex={-1}>
      {/* The key replaces the heading, as a page does when its data arrive. */}
      <h1 key={String(isFiltered)}>Blog</h1>
      {isFiltered && <a href="/blog">Ver todos</a>}
      <FocusOnNavigation />
    </main>
  );
}

test.each([
  ['a focused link', () => screen.getByRole('link', { name: 'Ver todos' })],
  ['a focused heading', () => screen.getByRole('heading', { level: 1 })],
])('when %s is removed, the heading gets the focus', async (_name, find) => {
  const { router } = renderInShell(<List />, { address: '/blog?tag=FPV' });
  const gone = find();
  gone.tabIndex = 0;
  act(() => gone.focus());
  await act(() => router.navigate('/blog'));
  expect(gone).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('removing an element without the focus does not move the focus', async () => {
  const { router } = renderInShell(
    <>
      <List />
      <button type="button">Menú</button>
    </>,
    { address: '/blog?tag=FPV' },
  );
  act(() => screen.getByRole('link', { name: 'Ver todos' }).focus());
  act(() => screen.getByRole('button', { name: 'Menú' }).focus());
  await act(() => router.navigate('/blog'));
  expect(screen.getByRole('button', { name: 'Menú' })).toHaveFocus();
});
