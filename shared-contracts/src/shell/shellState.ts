import type { StoreApi, UseBoundStore } from 'zustand';

export type Theme = 'light' | 'dark';

/** A short message in the corner; `destructive` marks a failure. */
export type Toast = { title: string; description?: string; tone?: 'default' | 'destructive' };

/** The state that the shell and all remotes share. It is small on purpose, because every field binds all of them. */
export type ShellState = {
  theme: Theme;
  setTheme(theme: Theme): void;
  /** Units in the cart, for the header; the lines belong to the shop. Kept between visits. */
  cartCount: number;
  setCartCount(count: number): void;
  /** The toast on screen, with an id of its own. A new toast replaces the last one (docs/product/layout.md#toast-1). */
  toast: (Toast & { id: number }) | null;
  notify(toast: Toast): void;
  dismissToast(): void;
};

export type ShellStore = StoreApi<ShellState>;

/** The hook that `shell/store` exposes, with its `getState`, `setState` and `subscribe`. */
export type UseShellStore = UseBoundStore<ShellStore>;
