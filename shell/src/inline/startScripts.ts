/** The scripts start after this time even without `load`, in milliseconds. A picture that hangs delays `load` for ever. */
const START_TIMEOUT = 4000;
/** How often a script that failed to load is requested again. */
const RETRIES = 2;
/** How long to wait before each retry, in milliseconds. */
const RETRY_DELAY = 1000;
/** How long after the document's arrival the libraries wait for the high-priority picture, in milliseconds. */
const PICTURE_WAIT = 300;

/** Data attributes of this script's element (server/document/startScript.ts). They keep the script's text constant. */
type Data = {
  /** The shell's own scripts, in the order in which they run. The libraries come first. */
  scripts: string;
  /** Scripts that the shell's scripts load later. */
  preloads: string;
  /** The hashes of both lists. */
  integrity: string;
};

/**
 * Starts the page's scripts when it has loaded, or when the visitor first uses it (docs/decisions/0014). They never start
 * before the document is parsed, because they read it. The libraries are the largest script, so they are preloaded with the
 * first frame, after the high-priority picture. Calls `allArrived` once every script has arrived or failed its last retry.
 */
export function startScripts({ scripts, preloads, integrity }: Data, allArrived: () => void): void {
  const addresses = scripts.split(' ');
  const hashes = integrity.split(' ');
  let state: 'waiting' | 'preloading' | 'started' = 'waiting';
  let awaited = addresses.length;
  const arrived = () => {
    awaited -= 1;
    if (awaited === 0) allArrived();
  };

  const run = (address: string, hash: string, retries: number, query = '') => {
    const script = Object.assign(document.createElement('script'), {
      src: address + query,
      integrity: hash,
      async: false,
      fetchPriority: 'high',
      onload: arrived,
    });
    // The query bypasses the browser's cache, because the cached copy may be the one that failed.
    script.onerror = () =>
      retries > 0 ? setTimeout(run, RETRY_DELAY, address, hash, retries - 1, `?${retries}`) : arrived();
    document.head.append(script);
  };
  // A script element would delay `load`; a preload does not.
  const preload = (href: string, hash: string) =>
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href, integrity: hash }),
    );
  const begin = (next: typeof state) => {
    if (state === 'waiting') performance.mark('scripts-started');
    state = next;
  };

  const start = () => {
    if (document.readyState === 'loading') return addEventListener('DOMContentLoaded', start);
    if (state === 'started') return;
    begin('started');
    addresses.forEach((address, index) => {
      run(address, hashes[index] ?? '', RETRIES);
    });
    if (preloads)
      preloads.split(' ').forEach((address, index) => {
        preload(address, hashes[addresses.length + index] ?? '');
      });
  };
  const preloadLibraries = () => {
    if (state !== 'waiting') return;
    begin('preloading');
    preload(addresses[0] ?? '', hashes[0] ?? '');
  };
  const firstFrame = () => {
    if (!document.body) return requestAnimationFrame(firstFrame);
    const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
    const now = performance.now();
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    // Count from the response, not from this frame: a slow processor begins its first frame late.
    const wait = (navigation?.responseEnd || now) + PICTURE_WAIT - now;
    if (!picture || picture.complete || wait <= 0) return preloadLibraries();
    picture.addEventListener('load', preloadLibraries);
    setTimeout(preloadLibraries, wait);
  };

  requestAnimationFrame(firstFrame);
  for (const type of ['load', 'pointerdown', 'keydown', 'focusin']) addEventListener(type, start, { once: true });
  setTimeout(start, START_TIMEOUT);
}
