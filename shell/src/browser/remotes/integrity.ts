import { followRequest, whileLeaving } from '../navigation/whileLeaving';

/** Hashes of scripts by path, as in Subresource Integrity. */
const hashes: Record<string, string | undefined> = {};
/** Folders of releases with a failed script. */
const failed = new Set<string>();

/** Timeout of a script, in milliseconds (docs/product/layout.md#card-7). */
const TIMEOUT = 5000;
/** Timeout once a script of the release has failed: 'Reintentar' must also work on a slow connection. */
const RETRY_TIMEOUT = 30_000;

/** The `integrity` of a script or its preload; empty if the page does not know its hash. */
export const integrityOf = (address: string): string => hashes[address.replace(location.origin, '')] ?? '';

/** Remembers the hash of the script at a path. The first hash stays, because a release never changes. */
export function learnHash(path: string, hash: string | undefined): void {
  hashes[path] ??= hash;
}

/**
 * Adds hash and timeout to every script that is added by `head.appendChild`, because webpack's runtime in a release cannot.
 * After a failure, the release's scripts get another address: for the old one, the browser would reuse the refused copy, the
 * hanging request or the failed preload (docs/decisions/0025, 0034). A failure while the document is being left does not
 * count (whileLeaving.ts).
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
      // Capture the event, so that this listener runs before those that show the failure.
      node.addEventListener('error', onError, true);
    }
    return appendChild.call(head, node) as typeof node;
  };
}
