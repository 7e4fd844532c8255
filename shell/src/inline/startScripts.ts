/** The scripts start after this time even without `load`, in milliseconds: a picture that hangs delays `load` for ever. */
const START_TIMEOUT = 4000;
/** How often a script that failed to load is requested again. */
const RETRIES = 2;
/** How long to wait before each retry, in milliseconds. */
const RETRY_DELAY = 1000;
/** How long the libraries wait for the picture of high priority after the document has arrived, in milliseconds. */
const PICTURE_WAIT = 300;

/** Lists in attributes of the script's own element (server/document/startScript.ts), so that its text is always the same. */
type Data = {
  /** The shell's own scripts, in the order in which they run. The libraries come first. */
  scripts: string;
  /** Scripts that those will load. */
  preloads: string;
  /** The hashes of both lists. */
  integrity: string;
};

/**
 * Starts the page's scripts when it has loaded, or when the visitor first uses it (docs/decisions/0014). It never starts them
 * before the document is read, because they look into it. The libraries are by far the largest script, so it preloads them
 * with the first frame, once the picture of high priority has come. Calls `allArrived` when every script has arrived or failed
 * for good.
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
    // The query asks past the browser's own copy, which may be what failed.
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
    // A slow processor begins its first frame late. It must not wait twice.
    const wait = (navigation?.responseEnd || now) + PICTURE_WAIT - now;
    if (!picture || picture.complete || wait <= 0) return preloadLibraries();
    picture.addEventListener('load', preloadLibraries);
    setTimeout(preloadLibraries, wait);
  };

  requestAnimationFrame(firstFrame);
  for (const type of ['load', 'pointerdown', 'keydown', 'focusin']) addEventListener(type, start, { once: true });
  setTimeout(start, START_TIMEOUT);
}
