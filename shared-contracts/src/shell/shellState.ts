import type { StoreApi, UseBoundStore } from 'zustand';

export type Theme = 'light' | 'dark';

/** A short message in the corner; `destructive` tells of a failure. */
export type Toast = { title: string; description?: string; tone?: 'default' | 'destructive' };

/** What the shell and all remotes share. Small on purpose: every field binds the shell and all remotes. */
export type ShellState = {
  theme: Theme;
  setTheme(theme: Theme): void;
  /** Units in the cart, as the header shows them; the lines belong to the shop. Kept between visits. */
  cartCount: number;
  setCartCount(count: number): void;
  /** The toast on screen, with an id of its own. The newest replaces the one before (docs/product/layout.md#toast-1). */
  toast: (Toast & { id: number }) | null;
  notify(toast: Toast): void;
  dismissToast(): void;
};

export type ShellStore = StoreApi<ShellState>;

/** The hook that `shell/store` exposes, with `getState`, `setState` and `subscribe` on it. */
export type UseShellStore = UseBoundStore<ShellStore>;
