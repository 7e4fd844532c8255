import http from 'node:http';

/** What one request came to: its status, whether the page was left to the browser, and how long it took in milliseconds. */
export type Answer = { path: string; status: number; isLeftToBrowser: boolean; milliseconds: number };

/** What the shell says in place of a remote that the browser is to bring. */
const LEFT_TO_BROWSER = 'Cargando la sección';

const agent = new http.Agent({ keepAlive: true });

/** Asks for one page over a connection that is kept; a request that fails has status 0. */
export function askFor(url: string, path: string): Promise<Answer> {
  const start = performance.now();
  return new Promise((resolve) => {
    const settle = (status: number, html = '') =>
      resolve({
        path,
        status,
        isLeftToBrowser: html.includes(LEFT_TO_BROWSER),
        milliseconds: performance.now() - start,
      });
    const request = http.get(url + path, { agent }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => settle(response.statusCode ?? 0, Buffer.concat(parts).toString()));
      response.on('error', () => settle(0));
    });
    request.on('error', () => settle(0));
  });
}

/**
 * Asks for pages in turn at a steady rate, whether or not the former ones are answered, until it is told to stop; then
 * gives all answers.
 */
export function steadyLoad(url: string, paths: readonly string[], perSecond: number): { stop(): Promise<Answer[]> } {
  const asked: Promise<Answer>[] = [];
  const start = performance.now();
  const timer = setInterval(() => {
    // Timers are late on a busy machine: what should have been asked by now is asked now.
    const due = ((performance.now() - start) / 1000) * perSecond;
    while (asked.length < due) asked.push(askFor(url, paths[asked.length % paths.length] ?? '/'));
  }, 1000 / perSecond);
  return {
    stop() {
      clearInterval(timer);
      return Promise.all(asked);
    },
  };
}

/** The value below which a share of them lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
