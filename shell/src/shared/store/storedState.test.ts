import { useShellStore } from './shellStore';
import { connectStoredState } from './storedState';

/** Writes to the storage as another tab does. */
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

test('the store gets the stored theme and the units of the stored cart', () => {
  expect(useShellStore.getState()).toMatchObject({ theme: 'dark', cartCount: 12 });
});

test('the number of units that earlier releases stored is deleted', () => {
  expect(window.localStorage.getItem('cart-count')).toBeNull();
});

test('a chosen theme replaces the root element’s class and is stored', () => {
  document.documentElement.className = 'dark';
  useShellStore.getState().setTheme('light');
  expect(document.documentElement).toHaveClass('light', { exact: true });
  expect(window.localStorage.getItem('theme')).toBe('light');
});

test('changes in another tab are followed', () => {
  other('cart', cartOf(4, 3));
  other('theme', 'dark');
  expect(useShellStore.getState()).toMatchObject({ cartCount: 7, theme: 'dark' });
});

test.each(['{', 'null', '7', '{"lines":{}}', '[null]'])('a damaged cart (%s) has no units', (damaged) => {
  useShellStore.setState({ cartCount: 3 });
  other('cart', damaged);
  expect(useShellStore.getState().cartCount).toBe(0);
});

test('a theme chosen in another tab does not reset the units of a cart that could not be stored', () => {
  useShellStore.getState().setCartCount(5);
  other('theme', 'light');
  expect(useShellStore.getState().cartCount).toBe(5);
});

test('a page restored from the back/forward cache shows the changes of other tabs', () => {
  window.localStorage.setItem('theme', 'light');
  window.localStorage.setItem('cart', cartOf(2));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(useShellStore.getState()).toMatchObject({ cartCount: 2, theme: 'light' });
});

test('if another tab clears the storage, the theme is light and the cart is empty', () => {
  useShellStore.setState({ theme: 'dark', cartCount: 3 });
  window.localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(useShellStore.getState()).toMatchObject({ cartCount: 0, theme: 'light' });
});
