/** Hashes of scripts as in Subresource Integrity, by path. */
const hashes: Record<string, string | undefined> = {};

/** The value of `integrity` for a script or its preload; empty if the page was not told of its hash. */
export const integrityOf = (address: string): string => hashes[address.replace(location.origin, '')] ?? '';

/** Keeps the hash of the script at a path. */
export function learnHash(path: string, hash: string | undefined): void {
  hashes[path] = hash;
}

/**
 * Makes the browser check all scripts whose hashes the document names, whoever adds them. A release's chunks are added by
 * webpack's runtime in its entry, which calls `head.appendChild` and has no place for a hash (docs/decisions/0025).
 */
export function checkScripts(): void {
  const { head } = document;
  for (const link of head.querySelectorAll('link[integrity]')) {
    hashes[`${link.getAttribute('href')}`] = `${link.getAttribute('integrity')}`;
  }
  const { appendChild } = head;
  head.appendChild = (node) => {
    if (node instanceof HTMLScriptElement) node.integrity = integrityOf(node.src);
    return appendChild.call(head, node) as typeof node;
  };
}
