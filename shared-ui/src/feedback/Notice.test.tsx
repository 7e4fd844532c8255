import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Notice } from './Notice';

test('a failure shows an icon and a word, not only a colour', () => {
  render(<Notice tone="error" title="No se pudo cargar el producto" />);
  const notice = screen.getByRole('alert');
  expect(notice).toHaveTextContent('ErrorNo se pudo cargar el producto');
  expect(notice).toContainElement(screen.getByText('Error'));
  expect(notice.querySelector('svg')).toBeVisible();
});

test('information is not shown as an error', () => {
  render(<Notice title="Los permisos tardan unos diez días" />);
  expect(screen.getByRole('note')).toHaveTextContent(/^Los permisos tardan unos diez días$/);
});

test('a failure can be retried, each failed retry is announced again, and the button keeps the focus', async () => {
  const retry = jest.fn();
  const notice = (isRetrying: boolean) => (
    <Notice tone="error" title="No se pudo cargar el producto" retry={retry} isRetrying={isRetrying} />
  );
  const { rerender } = render(notice(false));
  const button = within(screen.getByRole('alert')).getByRole('button', { name: 'Reintentar' });
  const title = () => screen.getByText('No se pudo cargar el producto');
  for (const attempt of [1, 2]) {
    const before = title();
    await userEvent.click(button);
    expect(retry).toHaveBeenCalledTimes(attempt);
    rerender(notice(true));
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(title()).toBe(before);
    rerender(notice(false));
    // A screen reader repeats an alert only if its text is inserted again.
    expect(title()).not.toBe(before);
    expect(button).toHaveFocus();
  }
});
