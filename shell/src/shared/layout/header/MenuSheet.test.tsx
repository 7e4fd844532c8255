import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aNav } from '../../../testing/aNav';
import { aShell } from '../../../testing/aShell';
import { pageRemotes, renderInShell } from '../../../testing/renderInShell';
import { Header } from './Header';
import { MenuSheet } from './MenuSheet';

const hidePopover = jest.fn();
beforeAll(() => {
  // jsdom does not implement popovers.
  HTMLElement.prototype.hidePopover = hidePopover;
});
beforeEach(() => hidePopover.mockClear());

// A closed popover is hidden, and jsdom cannot open it.
const hidden = true;
const menu = () => screen.getByRole('navigation', { name: 'Menú', hidden });
const sheet = () => menu().parentElement as HTMLElement;

test('its buttons open and close the sheet without scripts', () => {
  renderInShell(<MenuSheet />);
  const open = screen.getByRole('button', { name: 'Abrir el menú' });
  expect(sheet()).toHaveAttribute('popover', 'auto');
  expect(open).toHaveAttribute('popovertarget', sheet().id);
  const close = within(sheet()).getByRole('button', { name: 'Cerrar el menú', hidden });
  expect(close).toHaveAttribute('popovertarget', sheet().id);
  expect(close).toHaveAttribute('popovertargetaction', 'hide');
});

test('the menu has the header’s links, further ones, and those of remotes', () => {
  const nav = aNav({ label: 'Preguntas', path: '/preguntas', place: 'footer', order: 800 });
  renderInShell(<MenuSheet />, { remotes: pageRemotes([], { nav }) });
  const links = within(menu()).getAllByRole('link', { hidden });
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Home',
    'Servicios',
    'Blog',
    'Sobre Nosotros',
    'Contacto',
    'Galería',
    'Tienda de demostración',
    'Preguntas',
  ]);
});

test('following a link closes the menu', async () => {
  const { router } = renderInShell(<Header />);
  await userEvent.click(within(menu()).getByRole('link', { name: 'Galería', hidden }));
  expect(router.state.location.pathname).toBe('/media');
  expect(hidePopover.mock.contexts).toEqual([sheet()]);
});

test.each([
  ['going back', new PopStateEvent('popstate')],
  ['a page that the browser kept for ‘back’', new PageTransitionEvent('pageshow', { persisted: true })],
])('%s closes the menu', (_what, event) => {
  renderInShell(<MenuSheet />);
  window.dispatchEvent(event);
  expect(hidePopover.mock.contexts).toEqual([sheet()]);
});

test('the menu has a link to call the company', async () => {
  renderInShell(<MenuSheet />, { shell: aShell({ '/contacto': { phone: '+34 972 12 34 56' } }) });
  expect(await screen.findByRole('link', { name: '+34 972 12 34 56', hidden })).toHaveAttribute(
    'href',
    'tel:+34972123456',
  );
});
