import type { Page } from '@playwright/test';

/** When a text appears in the open page's heading: milliseconds since the epoch. */
export const appears = (page: Page, text: string) =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (!document.querySelector('h1')?.textContent?.includes(wanted)) return;
          observer.disconnect();
          resolve(Date.now());
        };
        const observer = new MutationObserver(look);
        observer.observe(document, { subtree: true, childList: true, characterData: true });
      }),
    text,
  );
