import { followRequest, whileLeaving } from '../leaving/whileLeaving';

/** Hashes of scripts as in Subresource Integrity, by path. */
const hashes: Record<string, string | undefined> = {};
/** Folders of releases of which a script failed. */
const failed = new Set<string>();

/** How long to wait for a script, in milliseconds (docs/product/layout.md#card-7). */
const TIMEOUT = 5000;
/** The same once a script of its release failed: on a line that is only slow, 'Reintentar' must bring it. */
const RETRY_TIMEOUT = 30_000;

/** The value of `integrity` for a script or its preload; empty if the page was not told of its hash. */
export const integrityOf = (address: string): string => hashes[address.replace(location.origin, '')] ?? '';

/** Keeps the hash of the script at a path. A release never changes, so no later answer takes or replaces it. */
export function learnHash(path: string, hash: string | undefined): void {
  hashes[path] ??= hash;
}

/**
 * Makes the browser check every script that is added by `head.appendChild` and whose hash is known, whoever adds it: webpack's
 * runtime in a release's entry has no place for a hash. One that hangs has failed after 5 s. Once a script of a release
 * failed, all others are asked for at another address: the browser keeps the copy that was refused, joins the request that
 * hangs, and takes a preload that failed for the answer (docs/decisions/0025, 0034). One that fails while the document is being left
 * tells nothing (whileLeaving.ts).
 */
export function checkScripts(): void {
  const { head } = document;
  for (const link of head.querySelectorAll('link[integrity]')) {
    hashes[`${link.getAttribute('href')}`] = `${link.getAttribute('integrity')}`;
  }
  const { appendChild } = head;
  head.appendChild = (node) => {
    if (node instanceof HTMLScriptElement) {
      const { src } = node;
      node.integrity = integrityOf(src);
      const folder = src.replace(/[^/]*$/, '');
      let timeout = TIMEOUT;
      if (failed.has(folder)) {
        node.src += `?${Date.now()}`;
        timeout = RETRY_TIMEOUT;
      }
      const fail = () => node.dispatchEvent(new Event('error'));
      const timer = setTimeout(fail, timeout);
      const { ended } = followRequest();
      const onLoad = () => {
        clearTimeout(timer);
        ended();
      };
      const onError = (event: Event) => {
        ended();
        const stayed = whileLeaving();
        if (stayed) {
          event.stopImmediatePropagation();
          void stayed.then(fail);
        } else {
          failed.add(folder);
        }
      };
      node.addEventListener('load', onLoad);
      // Captured, so that it comes before the listeners that show a failure.
      node.addEventListener('error', onError, true);
    }
    return appendChild.call(head, node) as typeof node;
  };
}
