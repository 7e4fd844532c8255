import { SHELL } from '@tramuntana/contracts';

/** A script that the page loaded: its owner, its transferred size in bytes, and times in milliseconds. */
export type LoadedFile = {
  owner: string;
  version: string | undefined;
  name: string;
  bytes: number;
  start: number;
  duration: number;
  /** Where the file came from. A failed file has no bytes. */
  source: 'network' | 'cache' | 'failed';
};

const SCRIPT = /^\/(?:assets|releases\/([^/]+)\/([^/]+))\/(.+\.js)$/;
const OWN = /^devtools\./;

/** The script of a Resource Timing entry; undefined for other files and for the overlay's own script. */
function loadedFile({
  name: address,
  startTime: start,
  duration,
  encodedBodySize: bytes,
  transferSize,
}: PerformanceResourceTiming): LoadedFile | undefined {
  const { origin, pathname } = new URL(address);
  const [, owner = SHELL, version, name = ''] = (origin === location.origin && SCRIPT.exec(pathname)) || [];
  if (!name || OWN.test(name)) return undefined;
  const source = bytes === 0 ? 'failed' : transferSize === 0 ? 'cache' : 'network';
  return { owner, version, name, bytes, start, duration, source };
}

/** All scripts of the page, in order of arrival. Calls `changed` after each new file and each performance mark. */
export function followFiles(changed: () => void): readonly LoadedFile[] {
  const files: LoadedFile[] = [];
  const known = new Set<string>();
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntriesByType('resource') as PerformanceResourceTiming[]) {
      // A preloaded script has a second entry when it runs, then from the cache.
      const file = known.has(entry.name) ? undefined : loadedFile(entry);
      known.add(entry.name);
      if (file) files.push(file);
    }
    changed();
  });
  for (const type of ['resource', 'mark']) observer.observe({ type, buffered: true });
  return files;
}

const RELEASE = /^\/releases\/([^/]+)\/([^/]+)\//;

/** Versions of the releases whose scripts the page has requested, by remote. A later version replaces an earlier one. */
export function followScripts(): ReadonlyMap<string, string> {
  const versions = new Map<string, string>();
  const observer = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      const [, name, version] = (node instanceof HTMLScriptElement && RELEASE.exec(pathOf(node.src))) || [];
      if (name && version) versions.set(name, version);
    }
  });
  observer.observe(document.head, { childList: true });
  return versions;
}

const pathOf = (address: string) => (address ? new URL(address, location.href).pathname : '');
