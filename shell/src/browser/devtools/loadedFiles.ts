import { SHELL } from 'shared-contracts';

/** A script that the page loaded: whose it is, its size in bytes as it was sent, and times in milliseconds. */
export type LoadedFile = {
  owner: string;
  version: string | undefined;
  name: string;
  bytes: number;
  start: number;
  duration: number;
  /** Where it came from; a file that failed has no bytes. */
  source: 'network' | 'cache' | 'failed';
};

const SCRIPT = /^\/(?:assets|releases\/([^/]+)\/([^/]+))\/(.+\.js)$/;
const OWN = /^devtools\./;

/** The script that an entry of Resource Timing is about; undefined for other files, and for the overlay's own. */
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

/** The scripts of the page from its beginning on, in the order of their arrival. Calls `changed` after each change, and at marks. */
export function followFiles(changed: () => void): readonly LoadedFile[] {
  const files: LoadedFile[] = [];
  const known = new Set<string>();
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntriesByType('resource') as PerformanceResourceTiming[]) {
      // What was preloaded is told again when it runs, then from the cache.
      const file = known.has(entry.name) ? undefined : loadedFile(entry);
      known.add(entry.name);
      if (file) files.push(file);
    }
    changed();
  });
  for (const type of ['resource', 'mark']) observer.observe({ type, buffered: true });
  return files;
}
