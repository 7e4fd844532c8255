import { render, screen } from '@testing-library/react';
import { Pagination } from './Pagination';

const show = (page: number, pages: number) =>
  render(
    <Pagination
      page={page}
      pages={pages}
      renderLink={(number, children, props) => (
        <a href={`?page=${number}`} {...props}>
          {children}
        </a>
      )}
    />,
  );

test('on the first page there is no link to a previous one', () => {
  show(1, 5);
  expect(screen.getByRole('button', { name: 'Anterior' })).toBeDisabled();
  expect(screen.getByRole('link', { name: 'Siguiente' })).toHaveAttribute('href', '?page=2');
});

test('on the last page there is no link to a next one', () => {
  show(5, 5);
  expect(screen.getByRole('button', { name: 'Siguiente' })).toBeDisabled();
  expect(screen.getByRole('link', { name: 'Anterior' })).toHaveAttribute('href', '?page=4');
});

test('marks the current page and links to the others', () => {
  show(3, 9);
  expect(screen.getByRole('link', { name: 'Página 3' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Página 9' })).toHaveAttribute('href', '?page=9');
  expect(screen.queryByRole('link', { name: 'Página 7' })).toBeNull();
});

test('a single page has no pagination', () => {
  const { container } = show(1, 1);
  expect(container).toBeEmptyDOMElement();
});

test('beyond the last page, ‘Anterior’ leads to the last', () => {
  show(99, 5);
  expect(screen.getByRole('link', { name: 'Anterior' })).toHaveAttribute('href', '?page=5');
});
