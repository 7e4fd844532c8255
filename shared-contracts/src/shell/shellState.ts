import type { StoreApi, UseBoundStore } from 'zustand';

export type Theme = 'light' | 'dark';

/** A short message in the corner; `destructive` tells of a failure. */
export type Toast = { title: string; description?: string; tone?: 'default' | 'destructive' };

/** What the shell and all remotes share. Small on purpose: every field is a promise between teams. */
export type ShellState = {
  theme: Theme;
  setTheme(theme: Theme): void;
  /** Units in the cart, as the header shows them; the lines belong to the shop. Kept between visits. */
  cartCount: number;
  setCartCount(count: number): void;
  /** The toast on screen with an id of its own: one at a time, the newest wins (specification, section 9). */
  toast: (Toast & { id: number }) | null;
  notify(toast: Toast): void;
  dismissToast(): void;
};

export type ShellStore = StoreApi<ShellState>;

/** The hook that `shell/store` exposes, with `getState`, `setState` and `subscribe` on it. */
export type UseShellStore = UseBoundStore<ShellStore>;
