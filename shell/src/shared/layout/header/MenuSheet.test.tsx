import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aNav } from '../../../testing/aNav';
import { aShell } from '../../../testing/aShell';
import { pageRemotes, renderInShell } from '../../../testing/renderInShell';
import { Header } from './Header';
import { MenuSheet } from './MenuSheet';

const hidePopover = jest.fn();
beforeAll(() => {
  // jsdom has no popovers.
  HTMLElement.prototype.hidePopover = hidePopover;
});
beforeEach(() => hidePopover.mockClear());

// A closed popover is hidden, and jsdom cannot open it.
const hidden = true;
const menu = () => screen.getByRole('navigation', { name: 'Menú', hidden });
const sheet = () => menu().parentElement as HTMLElement;

test('its buttons open and close the sheet by themselves, before any script has run', () => {
  renderInShell(<MenuSheet />);
  const open = screen.getByRole('button', { name: 'Abrir el menú' });
  expect(sheet()).toHaveAttribute('popover', 'auto');
  expect(open).toHaveAttribute('popovertarget', sheet().id);
  const close = within(sheet()).getByRole('button', { name: 'Cerrar el menú', hidden });
  expect(close).toHaveAttribute('popovertarget', sheet().id);
  expect(close).toHaveAttribute('popovertargetaction', 'hide');
});

test('it has what the header has no room for, and the links of remotes', () => {
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

test('a followed link closes it', async () => {
  const { router } = renderInShell(<Header />);
  await userEvent.click(within(menu()).getByRole('link', { name: 'Galería', hidden }));
  expect(router.state.location.pathname).toBe('/media');
  expect(hidePopover.mock.contexts).toEqual([sheet()]);
});

test.each([
  ['going back', new PopStateEvent('popstate')],
  ['a page that the browser kept for ‘back’', new PageTransitionEvent('pageshow', { persisted: true })],
])('%s closes it', (_what, event) => {
  renderInShell(<MenuSheet />);
  window.dispatchEvent(event);
  expect(hidePopover.mock.contexts).toEqual([sheet()]);
});

test('the telephone can be called from it', async () => {
  renderInShell(<MenuSheet />, { shell: aShell({ '/contacto': { phone: '+34 972 12 34 56' } }) });
  expect(await screen.findByRole('link', { name: '+34 972 12 34 56', hidden })).toHaveAttribute(
    'href',
    'tel:+34972123456',
  );
});
