import { setTimeout as sleep } from 'node:timers/promises';
import { LEFT_TO_BROWSER } from '../../support/sites/load';

const TRIES = 20;
const PAUSE = 1000;

/**
 * Requests each page until the server has rendered it, then once more: now it is cached, as for most visitors. Rejects when
 * a page is not rendered after twenty attempts.
 */
export async function warmUp(url: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    for (let tries = 1; !(await isRendered(url + path)); tries++) {
      if (tries === TRIES) throw new Error(`${path} was not rendered by the server in ${TRIES} tries`);
      await sleep(PAUSE);
    }
    await isRendered(url + path);
  }
}

/** A server that is too busy answers with an error, or leaves the page's content to the browser. */
async function isRendered(address: string): Promise<boolean> {
  const response = await fetch(address, { headers: { 'accept-encoding': 'br' } });
  const html = await response.text();
  return response.ok && !html.includes(LEFT_TO_BROWSER);
}
