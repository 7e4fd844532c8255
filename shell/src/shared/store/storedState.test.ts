import { useShellStore } from './shellStore';
import { connectStoredState } from './storedState';

/** Another tab writes. */
function other(key: string, newValue: string) {
  window.localStorage.setItem(key, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

beforeAll(() => {
  window.localStorage.setItem('theme', 'dark');
  window.localStorage.setItem('cart-count', 'muchos');
  connectStoredState(useShellStore);
});

test('the remembered theme is taken over, and a count that is none is not', () => {
  expect(useShellStore.getState()).toMatchObject({ theme: 'dark', cartCount: 0 });
});

test('a chosen theme stands on the root element, in place of the other, and is kept', () => {
  document.documentElement.className = 'dark';
  useShellStore.getState().setTheme('light');
  expect(document.documentElement).toHaveClass('light', { exact: true });
  expect(window.localStorage.getItem('theme')).toBe('light');
});

test('the cart count is kept for the next visit', () => {
  useShellStore.getState().setCartCount(3);
  expect(window.localStorage.getItem('cart-count')).toBe('3');
});

test('what another tab changes is followed', () => {
  other('cart-count', '7');
  other('theme', 'dark');
  expect(useShellStore.getState()).toMatchObject({ cartCount: 7, theme: 'dark' });
});

test('a page that comes back from the back/forward cache shows what other tabs changed meanwhile', () => {
  window.localStorage.setItem('theme', 'light');
  window.localStorage.setItem('cart-count', '2');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(useShellStore.getState()).toMatchObject({ cartCount: 2, theme: 'light' });
});

test('a storage that another tab clears leaves the light theme and an empty cart', () => {
  useShellStore.setState({ theme: 'dark', cartCount: 3 });
  window.localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(useShellStore.getState()).toMatchObject({ cartCount: 0, theme: 'light' });
});
