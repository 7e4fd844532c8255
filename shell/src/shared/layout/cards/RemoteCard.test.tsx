import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RemoteCard } from './RemoteCard';

const retry = () => userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));

test('the card announces the missing section and tells the visitor how to go on', () => {
  render(<RemoteCard onRetry={() => {}} />);
  expect(screen.getByRole('alert')).toContainElement(
    screen.getByRole('heading', { level: 1, name: 'No se pudo cargar esta sección' }),
  );
  expect(screen.getByText(/El resto del sitio funciona con normalidad/)).toBeVisible();
});

test('during a retry the button is busy, and pressing it again starts no second retry', async () => {
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

test('after a failed retry the sentence changes, so that the visitor sees that there was a retry', async () => {
  render(<RemoteCard onRetry={async () => {}} />);
  await retry();
  const told = await screen.findByText(/Sigue sin estar disponible/);
  expect(told).toBeVisible();
  // A screen reader announces the alert again only if its text is inserted again.
  await retry();
  await waitFor(() => expect(screen.getByText(/Sigue sin estar disponible/)).not.toBe(told));
});

test('after a retry that threw, the visitor can retry again', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const onRetry = jest.fn().mockRejectedValueOnce(new Error('no network'));
  render(<RemoteCard onRetry={onRetry} />);
  await retry();
  await retry();
  expect(onRetry).toHaveBeenCalledTimes(2);
  expect(logged).toHaveBeenCalledTimes(1);
  logged.mockRestore();
});
