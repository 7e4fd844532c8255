import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { renderInShell } from '../../testing/renderInShell';
import { useShellStore } from '../store/shellStore';
import { Layout } from './Layout';

const page = (
  <>
    <h1>Blog</h1>
    <Link to="/media">Galería de vuelos</Link>
  </>
);
const inLayout = () =>
  renderInShell(null, {
    address: '/blog',
    routes: [
      {
        element: <Layout />,
        children: [
          { path: '/blog', element: page },
          { path: '/media', element: <h1>Galería</h1> },
        ],
      },
    ],
  });

test('a page is in the main part, between header and footer', () => {
  inLayout();
  const main = screen.getByRole('main');
  expect(main).toContainElement(screen.getByRole('heading', { name: 'Blog' }));
  expect(screen.getByRole('banner').compareDocumentPosition(main)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByRole('contentinfo').compareDocumentPosition(main)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
});

test('the first Tab stop is a link past the header', async () => {
  inLayout();
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Saltar al contenido' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Saltar al contenido' })).toHaveAttribute('href', '#contenido');
  expect(screen.getByRole('main')).toHaveAttribute('id', 'contenido');
});

test('that link moves the focus without a history entry, because the router would not know the entry', async () => {
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  const { length } = window.history;
  inLayout();
  await userEvent.click(screen.getByRole('link', { name: 'Saltar al contenido' }));
  expect(screen.getByRole('main')).toHaveFocus();
  expect([window.history.length, window.location.hash]).toEqual([length, '']);
});

test('the layout survives a navigation, and the focus moves to the new page', async () => {
  inLayout();
  const header = screen.getByRole('banner');
  await userEvent.click(screen.getByRole('link', { name: 'Galería de vuelos' }));
  expect(await screen.findByRole('heading', { name: 'Galería', level: 1 })).toHaveFocus();
  expect(screen.getByRole('banner')).toBe(header);
});

test('a toast is shown', async () => {
  inLayout();
  act(() => useShellStore.getState().notify({ title: 'Añadido al carrito' }));
  expect(await screen.findByText('Añadido al carrito')).toBeVisible();
});
