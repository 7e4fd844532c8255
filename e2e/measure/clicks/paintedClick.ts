import type { Page } from '@playwright/test';
import type { Told } from '../sites/told';

/** Timeout for painting a heading, in milliseconds. */
const TIMEOUT = 20_000;

/** A click that painted no new heading. The message names the link, the element that it hit, and the page's address. */
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
 * Resolves to the time from a click to the painted heading of the new page, in milliseconds. Rejects with `NothingPainted`
 * when none is painted: the click hit another element, or loaded a new document, which has no record of the click.
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
