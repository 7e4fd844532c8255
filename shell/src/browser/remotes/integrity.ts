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
 * hangs, and takes a preload that failed for the answer (docs/decisions/0025, 0034).
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
      const timer = setTimeout(() => node.dispatchEvent(new Event('error')), timeout);
      node.addEventListener('load', () => clearTimeout(timer));
      node.addEventListener('error', () => failed.add(folder));
    }
    return appendChild.call(head, node) as typeof node;
  };
}
