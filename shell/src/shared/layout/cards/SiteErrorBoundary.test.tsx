import { screen } from '@testing-library/react';
import { renderInShell } from '../../../testing/renderInShell';
import { SiteErrorBoundary } from './SiteErrorBoundary';

test('if the layout throws, the card becomes the main part, and the error is logged', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const broken = new Error('broken on purpose');
  renderInShell(null, {
    routes: [
      {
        path: '/',
        loader: () => {
          throw broken;
        },
        ErrorBoundary: SiteErrorBoundary,
      },
    ],
  });
  expect(await screen.findByRole('main')).toContainElement(
    screen.getByRole('heading', { level: 1, name: 'No se pudo cargar esta sección' }),
  );
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeEnabled();
  expect(logged).toHaveBeenCalledWith('The shell failed', broken);
  logged.mockRestore();
});
