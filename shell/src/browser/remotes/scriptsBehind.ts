import type { PageRemotes } from '../../shared/composition/PageRemotes';
import { patternOf } from '../../shared/composition/patternOf';

type Remotes = Pick<PageRemotes, 'forPath' | 'isLoaded'>;

/**
 * Addresses of all scripts that a path still needs, as far as the registry tells: the entry and routes of its remote
 * where that is not loaded yet, and what the page itself needs. None where no release may be loaded.
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

/** Asks for scripts at once, each once a page; whoever runs them later finds them here or on their way. */
export function preloadScripts(addresses: readonly string[]): void {
  for (const href of addresses) {
    if (asked.has(href)) continue;
    asked.add(href);
    const link = document.createElement('link');
    for (const [name, value] of Object.entries({ rel: 'preload', as: 'script', href })) link.setAttribute(name, value);
    document.head.append(link);
  }
}
