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
  const readAll = () =>
    attempt(() => ({
      theme: readTheme(window.localStorage.getItem(THEME_KEY)),
      cartCount: readCount(window.localStorage.getItem(CART_COUNT_KEY)),
    }));
  const follow = () => store.setState(readAll() ?? {});
  follow();
  store.subscribe((state, before) => {
    if (state.theme !== before.theme) {
      applyTheme(state.theme);
      attempt(() => window.localStorage.setItem(THEME_KEY, state.theme));
    }
    if (state.cartCount !== before.cartCount) {
      attempt(() => window.localStorage.setItem(CART_COUNT_KEY, String(state.cartCount)));
    }
  });
  window.addEventListener('storage', ({ key }) => {
    // Without a key, the other tab cleared the storage.
    if (key === null || key === THEME_KEY || key === CART_COUNT_KEY) follow();
  });
  // A page that comes back from the back/forward cache has missed the events of other tabs.
  window.addEventListener('pageshow', ({ persisted }) => persisted && follow());
}
