import type { Page } from '@playwright/test';

/** When a text appears in the open page's heading: milliseconds since the epoch. */
export const appears = (page: Page, text: string) =>
  page.evaluate(
    // No function in it has a name: tsx would wrap it in a helper that the page does not have.
    (wanted) =>
      new Promise<number>((resolve) => {
        new MutationObserver((_changes, observer) => {
          if (!document.querySelector('h1')?.textContent?.includes(wanted)) return;
          observer.disconnect();
          resolve(Date.now());
        }).observe(document, { subtree: true, childList: true, characterData: true });
      }),
    text,
  );
