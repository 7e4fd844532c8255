/** Hashes of scripts as in Subresource Integrity, by path. */
const hashes: Record<string, string | undefined> = {};
const failed = new Set<string>();

/** The value of `integrity` for a script or its preload; empty if the page was not told of its hash. */
export const integrityOf = (address: string): string => hashes[address.replace(location.origin, '')] ?? '';

/** Keeps the hash of the script at a path. A release never changes, so no later answer takes or replaces it. */
export function learnHash(path: string, hash: string | undefined): void {
  hashes[path] ??= hash;
}

/**
 * Makes the browser check every script that is added by `head.appendChild` and whose hash is known, whoever adds it: webpack's
 * runtime in a release's entry has no place for a hash. A script that failed is asked for at another address, because the
 * browser keeps the copy that was refused (docs/decisions/0025).
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
      if (failed.has(src)) node.src += `?${Date.now()}`;
      node.addEventListener('error', () => failed.add(src));
    }
    return appendChild.call(head, node) as typeof node;
  };
}
