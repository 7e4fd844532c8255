import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LazyPart } from './LazyPart';

test('a form that failed to load can be retried', async () => {
  let isOnline = false;
  const load = () => (isOnline ? Promise.resolve({ label: 'Calle' }) : Promise.reject(new Error('offline')));
  render(<LazyPart load={load}>{({ label }) => <p>{label}</p>}</LazyPart>);
  expect(screen.getByRole('status')).toHaveTextContent('Cargando el formulario…');
  expect(await screen.findByRole('alert')).toHaveTextContent('No se pudo cargar el formulario');
  isOnline = true;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Calle')).toBeVisible();
});
