import type { ShellStore, Theme } from 'shared-contracts';

/** The key under which the theme is stored (docs/product/layout.md#theme-2). */
export const THEME_KEY = 'theme';
const CART_COUNT_KEY = 'cart-count';

const readTheme = (stored: string | null): Theme => (stored === 'dark' ? 'dark' : 'light');
const readCount = (stored: string | null): number => {
  const count = Number(stored);
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
};

/** Storage can be switched off or full. The site then works without it. */
function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** Sets the class on the root element, because elements that are portalled to <body> must inherit it, too. */
function applyTheme(theme: Theme): void {
  const root = document.documentElement;
  root.classList.remove('light', 'dark');
  root.classList.add(theme);
}

/** Puts stored values into the store, stores its changes, and follows changes made in other tabs. */
export function connectStoredState(store: ShellStore): void {
  const read = (key: string) => attempt(() => window.localStorage.getItem(key)) ?? null;
  store.setState({ theme: readTheme(read(THEME_KEY)), cartCount: readCount(read(CART_COUNT_KEY)) });
  store.subscribe((state, before) => {
    if (state.theme !== before.theme) {
      applyTheme(state.theme);
      attempt(() => window.localStorage.setItem(THEME_KEY, state.theme));
    }
    if (state.cartCount !== before.cartCount) {
      attempt(() => window.localStorage.setItem(CART_COUNT_KEY, String(state.cartCount)));
    }
  });
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === THEME_KEY) store.setState({ theme: readTheme(newValue) });
    if (key === CART_COUNT_KEY) store.setState({ cartCount: readCount(newValue) });
  });
}
