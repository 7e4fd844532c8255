import type { Page } from '@playwright/test';
import type { Clicked } from './watchClick';

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
 * What a click came to, once the new page's heading was painted. Rejects with `NothingPainted` where none is: the click
 * hit something else, or led to another document, which knows nothing of the click.
 */
export async function paintedClick(
  page: Pick<Page, 'waitForFunction' | 'url'>,
  { link, hit }: { link: string; hit: string },
): Promise<Required<Pick<Clicked, 'painted'>>> {
  try {
    const seen = await page.waitForFunction(ofPaintedPage, undefined, { polling: 50, timeout: TIMEOUT });
    return (await seen.jsonValue()) as Required<Pick<Clicked, 'painted'>>;
  } catch (cause) {
    throw new NothingPainted(link, hit, page.url(), cause);
  }
}

const ofPaintedPage = () => {
  const { clicked } = window as unknown as { clicked?: Clicked };
  return clicked?.painted === undefined ? undefined : clicked;
};
