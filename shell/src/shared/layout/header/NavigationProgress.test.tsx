import { act, screen, waitFor } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { renderInShell } from '../../../testing/renderInShell';
import { NavigationProgress } from './NavigationProgress';

const layout = (
  <>
    <NavigationProgress />
    <Outlet />
  </>
);

test('the bar is shown exactly while the next page is loading', async () => {
  let arrive = (_data: null) => {};
  const loader = () => new Promise<null>((resolve) => (arrive = resolve));
  const { router } = renderInShell(null, {
    address: '/blog',
    routes: [
      {
        element: layout,
        children: [
          { path: '/blog', element: <h1>Blog</h1> },
          { path: '/media', loader, element: <h1>Galería</h1> },
        ],
      },
    ],
  });
  expect(screen.queryByRole('progressbar')).toBeNull();
  act(() => void router.navigate('/media'));
  expect(screen.getByRole('progressbar', { name: 'Cargando la página' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Blog' })).toBeVisible();
  await act(async () => arrive(null));
  expect(await screen.findByRole('heading', { name: 'Galería' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
});

test('with reduced motion the bar keeps its delay: the base styles end its animation after it', () => {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).map(({ cssText }) => cssText);
  expect(rules.join()).toContain('5s 150ms');
  expect(rules.join()).not.toContain('prefers-reduced-motion');
});
