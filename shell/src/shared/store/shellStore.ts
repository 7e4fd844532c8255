import type { ShellState, UseShellStore } from '@tramuntana/contracts';
import { create } from 'zustand';

/**
 * The store that the shell exposes as `shell/store`. The server renders its initial state for every visitor. The browser
 * adds stored values before hydration (storedState.ts), and React shows them right after it.
 */
export const useShellStore: UseShellStore = create<ShellState>()((set, get) => ({
  theme: 'light',
  setTheme: (theme) => set({ theme }),
  cartCount: 0,
  setCartCount: (cartCount) => set({ cartCount: Math.max(0, Math.trunc(cartCount) || 0) }),
  toast: null,
  notify: (toast) => set({ toast: { ...toast, id: (get().toast?.id ?? 0) + 1 } }),
  dismissToast: () => set({ toast: null }),
}));
