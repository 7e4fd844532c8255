import { useShellStore } from './shellStore';
import { connectStoredState } from './storedState';

/** Another tab writes. */
function other(key: string, newValue: string) {
  window.localStorage.setItem(key, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

const cartOf = (...quantities: unknown[]) =>
  JSON.stringify({ version: 1, lines: quantities.map((quantity, index) => ({ productId: index + 1, quantity })) });

beforeAll(() => {
  window.localStorage.setItem('theme', 'dark');
  window.localStorage.setItem('cart-count', '50');
  window.localStorage.setItem('cart', cartOf(50, 2, 'muchos', -1));
  connectStoredState(useShellStore);
});

test('the remembered theme is taken over, and the units are those of the stored cart', () => {
  expect(useShellStore.getState()).toMatchObject({ theme: 'dark', cartCount: 12 });
});

test('the number that earlier releases stored besides is deleted', () => {
  expect(window.localStorage.getItem('cart-count')).toBeNull();
});

test('a chosen theme stands on the root element, in place of the other, and is kept', () => {
  document.documentElement.className = 'dark';
  useShellStore.getState().setTheme('light');
  expect(document.documentElement).toHaveClass('light', { exact: true });
  expect(window.localStorage.getItem('theme')).toBe('light');
});

test('what another tab changes is followed', () => {
  other('cart', cartOf(4, 3));
  other('theme', 'dark');
  expect(useShellStore.getState()).toMatchObject({ cartCount: 7, theme: 'dark' });
});

test.each(['{', 'null', '7', '{"lines":{}}', '[null]'])('a damaged cart (%s) has no units', (damaged) => {
  useShellStore.setState({ cartCount: 3 });
  other('cart', damaged);
  expect(useShellStore.getState().cartCount).toBe(0);
});

test('a theme chosen in another tab leaves alone the units of a cart that could not be stored', () => {
  useShellStore.getState().setCartCount(5);
  other('theme', 'light');
  expect(useShellStore.getState().cartCount).toBe(5);
});

test('a page that comes back from the back/forward cache shows what other tabs changed meanwhile', () => {
  window.localStorage.setItem('theme', 'light');
  window.localStorage.setItem('cart', cartOf(2));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(useShellStore.getState()).toMatchObject({ cartCount: 2, theme: 'light' });
});

test('a storage that another tab clears leaves the light theme and an empty cart', () => {
  useShellStore.setState({ theme: 'dark', cartCount: 3 });
  window.localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(useShellStore.getState()).toMatchObject({ cartCount: 0, theme: 'light' });
});
