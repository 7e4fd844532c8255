import { render, screen } from '@testing-library/react';
import { Notice } from './Notice';

test('a failure is told by an icon and a word, not by its colour alone', () => {
  render(<Notice tone="error" title="No se pudo cargar el producto" />);
  const notice = screen.getByRole('alert');
  expect(notice).toHaveTextContent('ErrorNo se pudo cargar el producto');
  expect(notice).toContainElement(screen.getByText('Error'));
  expect(notice.querySelector('svg')).toBeVisible();
});

test('a piece of information is no error', () => {
  render(<Notice title="Los permisos tardan unos diez días" />);
  expect(screen.getByRole('note')).toHaveTextContent(/^Los permisos tardan unos diez días$/);
});
