import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aNav } from '../../../testing/aNav';
import { aShell } from '../../../testing/aShell';
import { pageRemotes, renderInShell } from '../../../testing/renderInShell';
import { useShellStore } from '../../store/shellStore';
import { Header } from './Header';

const withPhone = () => aShell({ '/contacto': { phone: '972 12 34 56' } });

/** The wide navigation. Below 768 px it is hidden, and so it is in a test's window. */
const navigation = () => {
  const nav = document.querySelector<HTMLElement>('nav[aria-label="Principal"]');
  return within(nav as HTMLElement).getAllByRole('link', { hidden: true });
};

test('the company’s name leads to the home page', async () => {
  const { router } = renderInShell(<Header />, { address: '/blog' });
  await userEvent.click(screen.getByRole('link', { name: /^Tramuntana Drones/ }));
  expect(router.state.location.pathname).toBe('/');
});

test('the links are in their order', () => {
  renderInShell(<Header />);
  expect(navigation().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['Servicios', '/servicios'],
    ['Blog', '/blog'],
    ['Sobre Nosotros', '/sobre-nosotros'],
    ['Contacto', '/contacto'],
  ]);
});

test('a remote’s link is among them, and is marked as current on its pages', () => {
  const nav = aNav({ label: 'Preguntas', path: '/preguntas', place: 'header', order: 250 });
  renderInShell(<Header />, { address: '/preguntas', remotes: pageRemotes([], { nav }) });
  expect(navigation().map(({ textContent }) => textContent)).toEqual([
    'Home',
    'Servicios',
    'Preguntas',
    'Blog',
    'Sobre Nosotros',
    'Contacto',
  ]);
  expect(navigation()[2]).toHaveAttribute('aria-current', 'page');
});

test.each([
  ['/', 'Home'],
  ['/blog/post/1', 'Blog'],
  ['/servicios', 'Servicios'],
])('at %s only the link %s is marked as current', (address, label) => {
  renderInShell(<Header />, { address });
  const current = navigation().filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map(({ textContent }) => textContent)).toEqual([label]);
});

test('the telephone can be called', async () => {
  renderInShell(<Header />, { shell: withPhone() });
  const call = (await screen.findByText('972 12 34 56', { selector: 'header a span' })).closest('a');
  expect(call).toHaveAttribute('href', 'tel:972123456');
  expect(call).toHaveAttribute('aria-label', 'Llamar al 972 12 34 56');
});

test('without a telephone there is no link to call', async () => {
  const shell = aShell({ '/contacto': {} });
  renderInShell(<Header />, { shell });
  await act(() => shell.queryClient.ensureQueryData(shell.company.contact));
  expect(document.querySelector('a[href^="tel:"]')).toBeNull();
});

describe('the cart', () => {
  test('is shown only if it is not empty, with the count in words', () => {
    renderInShell(<Header />);
    expect(screen.queryByRole('link', { name: /Carrito/ })).toBeNull();
    act(() => useShellStore.getState().setCartCount(1));
    expect(screen.getByRole('link', { name: 'Carrito: 1 artículo' })).toHaveAttribute('href', '/carrito');
    act(() => useShellStore.getState().setCartCount(2));
    expect(screen.getByRole('link', { name: 'Carrito: 2 artículos' })).toHaveTextContent('2');
  });

  test.each([
    [99, '99'],
    [100, '99+'],
  ])('with %d in it shows %s', (count, shown) => {
    renderInShell(<Header />);
    act(() => useShellStore.getState().setCartCount(count));
    expect(screen.getByRole('link', { name: `Carrito: ${count} artículos` }).textContent).toBe(shown);
  });
});

test('the theme is switched to dark and back', async () => {
  renderInShell(<Header />);
  const theme = screen.getByRole('switch', { name: 'Tema oscuro' });
  expect(theme).not.toBeChecked();
  await userEvent.click(theme);
  expect(theme).toBeChecked();
  expect(useShellStore.getState().theme).toBe('dark');
  await userEvent.click(theme);
  expect(theme).not.toBeChecked();
  expect(useShellStore.getState().theme).toBe('light');
});
