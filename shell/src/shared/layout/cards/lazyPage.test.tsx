import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazyPage, RetryCardContext } from '@tramuntana/contracts/runtime';
import type { ReactElement } from 'react';
import { RemoteCard } from './RemoteCard';

const Page = () => <h1>Galería</h1>;

/** A page whose chunk failed to load. The test settles the next attempt. */
async function aFailedPage() {
  const load = jest.fn().mockRejectedValueOnce(new Error('no network'));
  const route = (await lazyPage(load)()) as { element: ReactElement };
  render(<RetryCardContext value={({ retry }) => <RemoteCard onRetry={retry} />}>{route.element}</RetryCardContext>);
  const next = Promise.withResolvers<{ Component: typeof Page }>();
  load.mockReturnValueOnce(next.promise);
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  return next;
}

test('the page replaces the card if its chunk loads at the second try', async () => {
  const { resolve } = await aFailedPage();
  await act(async () => resolve({ Component: Page }));
  expect(screen.getByRole('heading', { name: 'Galería' })).toBeVisible();
});

test('the card says that the page is still missing only after the retry has ended', async () => {
  const { reject } = await aFailedPage();
  expect(screen.getByRole('button', { name: 'Reintentar' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByText(/Sigue sin estar disponible/)).toBeNull();
  await act(async () => reject(new Error('no network')));
  expect(screen.getByText(/Sigue sin estar disponible/)).toBeVisible();
});
