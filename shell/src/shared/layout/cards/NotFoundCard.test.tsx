import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell } from '../../../testing/renderInShell';
import { NotFoundCard } from './NotFoundCard';

test('a page that does not exist says so and leads home', async () => {
  const { router } = renderInShell(<NotFoundCard />, { address: '/no-existe' });
  expect(screen.getByRole('heading', { level: 1, name: '404 Página No Encontrada' })).toBeVisible();
  expect(screen.getByText('La página que estás buscando no existe.')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Volver al inicio' }));
  expect(router.state.location.pathname).toBe('/');
});
