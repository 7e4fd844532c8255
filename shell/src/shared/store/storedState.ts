import { CART_KEY, countUnits, parseCart, type ShellStore, type Theme } from '@tramuntana/contracts';

/** The key under which the theme is stored (docs/product/layout.md#theme-2). */
export const THEME_KEY = 'theme';

const readTheme = (stored: string | null): Theme => (stored === 'dark' ? 'dark' : 'light');

/** Storage can be blocked or full. The site then works without it. */
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

/** The units in the stored cart; 0 if it cannot be read. */
const readUnits = (): number =>
  attempt(() => countUnits(parseCart(JSON.parse(window.localStorage.getItem(CART_KEY) ?? 'null')))) ?? 0;

/**
 * Puts stored values into the store, stores the theme, and follows changes made in other tabs. The units are counted from
 * the cart that the shop stores, because a separately stored number could contradict it.
 */
export function connectStoredState(store: ShellStore): void {
  const followTheme = () => attempt(() => store.setState({ theme: readTheme(window.localStorage.getItem(THEME_KEY)) }));
  const followCart = () => store.setState({ cartCount: readUnits() });
  const follow = () => {
    followTheme();
    followCart();
  };
  follow();
  // Earlier releases stored the number.
  attempt(() => window.localStorage.removeItem('cart-count'));
  store.subscribe((state, before) => {
    if (state.theme === before.theme) return;
    applyTheme(state.theme);
    attempt(() => window.localStorage.setItem(THEME_KEY, state.theme));
  });
  window.addEventListener('storage', ({ key }) => {
    if (key === THEME_KEY) followTheme();
    if (key === CART_KEY) followCart();
    // The key is null if the other tab cleared the storage.
    if (key === null) follow();
  });
  // A page that comes back from the back/forward cache has missed the events of other tabs.
  window.addEventListener('pageshow', ({ persisted }) => persisted && follow());
}
