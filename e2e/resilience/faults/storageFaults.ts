import type { Page } from '@playwright/test';

export type StorageFault = {
  name: string;
  /** Whether the browser still keeps data from one document to the next. */
  keeps: boolean;
  /** Breaks the storage of all later documents of the page. */
  cause(page: Page): Promise<unknown>;
};

/** All keys that the browser stores (docs/product/site.md#keep-1 and the rules after it). */
const KEYS = [
  ...['theme', 'footer', 'services', 'media-volume', 'cart'],
  ...['shop-orders', 'shop-reviews', 'shop-profile', 'shop-addresses', 'shop-payments'],
];

/** Values that no release has written: invalid JSON, JSON of another shape, and values that careless code would call. */
const garbage = (text: string) => ({
  name: `garbage, ${text}`,
  keeps: true,
  cause: (page: Page) =>
    page.addInitScript(
      ([keys, value]) => {
        if (sessionStorage.getItem('spoilt') !== null) return;
        sessionStorage.setItem('spoilt', 'true');
        for (const key of keys) localStorage.setItem(key, value);
        sessionStorage.setItem('react-router-scroll-positions', value);
      },
      [KEYS, text] as const,
    ),
});

/** All ways in which the browser's storage fails. */
export const STORAGE_FAULTS: readonly StorageFault[] = [
  garbage('{"'),
  garbage('null'),
  garbage('[{"__proto__":null},7]'),
  {
    name: 'full',
    keeps: false,
    cause: (page) =>
      page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
        };
      }),
  },
  {
    name: 'forbidden',
    keeps: false,
    cause: (page) =>
      page.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('Access is denied for this document', 'SecurityError');
            },
          });
        }
      }),
  },
];
