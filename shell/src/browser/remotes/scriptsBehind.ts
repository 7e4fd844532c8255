import type { RegistryRemote } from '@tramuntana/contracts';
import type { PageRemotes } from '../../shared/composition/PageRemotes';
import { patternOf } from '../../shared/composition/page/patternOf';
import { integrityOf } from './integrity';

type Remotes = Pick<PageRemotes, 'forPath' | 'isLoaded'>;

/**
 * Addresses of all scripts that a path still needs, as far as the registry names them: the entry and routes of its remote,
 * unless they are loaded, and the page's chunks. None if the remote is unavailable.
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

/** Preloads scripts, each once a document, so that they run later without waiting for the network. */
export function preloadScripts(addresses: readonly string[]): void {
  for (const href of addresses) {
    if (asked.has(href)) continue;
    asked.add(href);
    const link = document.createElement('link');
    // The preload must have the same hash as its script. Otherwise the browser would load the script again.
    const attributes = { rel: 'preload', as: 'script', href, integrity: integrityOf(href) };
    for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
    document.head.append(link);
  }
}

/**
 * Runs the preloaded chunks of a release whose entry has run, so that the page's chunks do not wait for its routes. This
 * evaluates no module: a chunk only registers its modules. Webpack's runtime reuses a script that is loading.
 */
export function runPreloaded({ base, entry }: Pick<RegistryRemote, 'base' | 'entry'>): void {
  for (const link of document.querySelectorAll(`link[as=script][href^="${base}"]`)) {
    const href = `${link.getAttribute('href')}`;
    if (href !== base + entry) runChunk(href);
  }
}

function runChunk(address: string): void {
  const script = document.createElement('script');
  // Remove the script, because webpack would wait for a script that has failed.
  script.onload = script.onerror = () => script.remove();
  script.src = location.origin + address;
  // Use `appendChild`: checkScripts has patched it to add hash and timeout (integrity.ts).
  document.head.appendChild(script);
}
