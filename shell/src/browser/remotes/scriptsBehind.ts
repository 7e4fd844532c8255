import type { RegistryRemote } from 'shared-contracts';
import type { PageRemotes } from '../../shared/composition/PageRemotes';
import { patternOf } from '../../shared/composition/page/patternOf';
import { integrityOf } from './integrity';

type Remotes = Pick<PageRemotes, 'forPath' | 'isLoaded'>;

/**
 * Addresses of all scripts that a path still needs, as far as the registry names them: its remote's entry and routes,
 * unless they are loaded, and the page's own. None if the remote is unavailable.
 */
export function scriptsBehind(remotes: Remotes, pathname: string): string[] {
  const remote = remotes.forPath(pathname);
  if (remote?.status !== 'available') return [];
  const { name, base, entry, routes = [], pages = {} } = remote;
  const pattern = patternOf(Object.keys(pages), pathname);
  const ofRemote = remotes.isLoaded(name) ? [] : [entry, ...routes];
  const ofPage = (pattern && pages[pattern]) || [];
  return [...ofRemote, ...ofPage].map((file) => base + file);
}

const asked = new Set<string>();

/** Preloads scripts, each once a page, so that running them later need not wait for the network. */
export function preloadScripts(addresses: readonly string[]): void {
  for (const href of addresses) {
    if (asked.has(href)) continue;
    asked.add(href);
    const link = document.createElement('link');
    // With another hash than its script has, a preload would be wasted and the script be loaded again.
    const attributes = { rel: 'preload', as: 'script', href, integrity: integrityOf(href) };
    for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
    document.head.append(link);
  }
}

/**
 * Runs the preloaded chunks of a release whose entry has run, so that a page's do not wait until its routes have run. No module
 * is evaluated by that: chunks hand theirs to webpack's runtime, which joins a request that it finds under way.
 */
export function runPreloaded({ base, entry }: Pick<RegistryRemote, 'base' | 'entry'>): void {
  for (const link of document.querySelectorAll(`link[as=script][href^="${base}"]`)) {
    const href = `${link.getAttribute('href')}`;
    if (href !== base + entry) runChunk(href);
  }
}

function runChunk(address: string): void {
  const script = document.createElement('script');
  // Webpack would wait for one that has failed.
  script.onload = script.onerror = () => script.remove();
  script.src = location.origin + address;
  // By `appendChild`, as webpack does: there the script gets its hash and its timeout (integrity.ts).
  document.head.appendChild(script);
}
