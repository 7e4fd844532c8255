import type { Page } from '@playwright/test';
import type { Told } from '../sites/told';

/** A heading that is not painted by then, in milliseconds, never will be. */
const TIMEOUT = 20_000;

/** A click after which no new heading was painted. The message says which link, what was hit, and where the page is now. */
export class NothingPainted extends Error {
  override readonly name = 'NothingPainted';
  constructor(
    readonly link: string,
    readonly hit: string,
    readonly address: string,
    cause: unknown,
  ) {
    super(
      `The click on the link to ${link} painted no new heading in ${TIMEOUT / 1000} s; it hit ${hit}, and the page is at ${address}`,
      { cause },
    );
  }
}

/**
 * In milliseconds, when the new page's heading was painted after a click. Rejects with `NothingPainted` where none is: the click
 * hit something else, or led to another document, which knows nothing of the click.
 */
export async function paintedClick(
  page: Pick<Page, 'url'>,
  told: Told,
  { link, hit }: { link: string; hit: string },
): Promise<number> {
  try {
    return (await told('painted', TIMEOUT)) as number;
  } catch (cause) {
    throw new NothingPainted(link, hit, page.url(), cause);
  }
}
