import { escapeHtml } from '../../../shared/composition/page/escape';

/** A script that a document names, and its hash as in Subresource Integrity; empty if it is not known. */
export type NamedScript = { address: string; integrity: string };

/**
 * The start script (inline/start.ts) as an element whose attributes name the page's scripts. `scripts` run in order.
 * `preloads` are scripts that those will load; they are fetched at the same time. Addresses contain no spaces, and all
 * hashes are one list.
 */
export function startScript(text: string, scripts: readonly NamedScript[], preloads: readonly NamedScript[]): string {
  if (scripts.length === 0) return '';
  const list = (texts: string[]) => escapeHtml(texts.join(' '));
  const addresses = (named: readonly NamedScript[]) => list(named.map(({ address }) => address));
  const hashes = list([...scripts, ...preloads].map(({ integrity }) => integrity));
  const data = `data-scripts="${addresses(scripts)}" data-preloads="${addresses(preloads)}" data-integrity="${hashes}"`;
  return `<script ${data}>${text}</script>`;
}
