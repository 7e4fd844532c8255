import type { ShellState } from '@tramuntana/contracts';
import { create } from 'zustand';

/** Replaces `shell/store` in a remote's tests: same behaviour, but nothing is stored. Jest maps the module name here. */
export const useShellStore = create<ShellState>()((set, get) => ({
  theme: 'light',
  setTheme: (theme) => set({ theme }),
  cartCount: 0,
  setCartCount: (cartCount) => set({ cartCount }),
  toast: null,
  notify: (toast) => set({ toast: { ...toast, id: (get().toast?.id ?? 0) + 1 } }),
  dismissToast: () => set({ toast: null }),
}));
