import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StillPicture } from './StillPicture';

test('a picture with a missing file shows a message and can be retried', async () => {
  render(<StillPicture picture={{ src: '/a.webp', alt: 'Cala', width: 16, height: 9, sources: [] }} />);
  fireEvent.error(screen.getByRole('img', { name: 'Cala' }));
  expect(screen.getByRole('alert')).toHaveTextContent('No se pudo cargar la imagen');
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(screen.getByRole('img', { name: 'Cala' })).toBeVisible();
});
