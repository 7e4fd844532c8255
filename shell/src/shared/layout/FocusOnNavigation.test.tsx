import { act, screen } from '@testing-library/react';
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

test('a navigation puts it on the page’s heading, without an outline', async () => {
  const router = open();
  await act(() => router.navigate('/blog/post/1'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(screen.getByRole('heading', { level: 1 })).toHaveStyle({ outline: 'none' });
});

test.each(['/blog?etiqueta=Normativa', '/blog#normativa', '/media#cala'])(
  'going to %s leaves it where it is',
  async (address) => {
    const router = open();
    filter().focus();
    await act(() => router.navigate(address));
    expect(filter()).toHaveFocus();
  },
);

test('a page without a heading is focused itself', async () => {
  const { router } = renderInShell(
    <main tabIndex={-1}>
      <FocusOnNavigation />
    </main>,
  );
  await act(() => router.navigate('/blog'));
  expect(screen.getByRole('main')).toHaveFocus();
});
