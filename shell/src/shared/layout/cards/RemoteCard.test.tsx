import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RemoteCard } from './RemoteCard';

const retry = () => userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));

test('the section that is missing is announced, with what the visitor can do', () => {
  render(<RemoteCard onRetry={() => {}} />);
  expect(screen.getByRole('alert')).toContainElement(
    screen.getByRole('heading', { level: 1, name: 'No se pudo cargar esta sección' }),
  );
  expect(screen.getByText(/El resto del sitio funciona con normalidad/)).toBeVisible();
});

test('while it is tried again the button is busy, and pressing it again starts nothing', async () => {
  let finish = () => {};
  const onRetry = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  render(<RemoteCard onRetry={onRetry} />);
  await retry();
  expect(screen.getByRole('button', { name: 'Reintentar' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByText(/Sigue sin estar disponible/)).toBeNull();
  await retry();
  expect(onRetry).toHaveBeenCalledTimes(1);
  await act(async () => finish());
  expect(screen.getByRole('button', { name: 'Reintentar' })).not.toHaveAttribute('aria-busy');
});

test('a try that brought nothing is told in other words, so that the visitor sees that it was made', async () => {
  render(<RemoteCard onRetry={async () => {}} />);
  await retry();
  const told = await screen.findByText(/Sigue sin estar disponible/);
  expect(told).toBeVisible();
  // A screen reader says the alert again only where its text is inserted anew.
  await retry();
  await waitFor(() => expect(screen.getByText(/Sigue sin estar disponible/)).not.toBe(told));
});

test('a try that failed on the way leaves a button for the next', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const onRetry = jest.fn().mockRejectedValueOnce(new Error('no network'));
  render(<RemoteCard onRetry={onRetry} />);
  await retry();
  await retry();
  expect(onRetry).toHaveBeenCalledTimes(2);
  expect(logged).toHaveBeenCalledTimes(1);
  logged.mockRestore();
});
