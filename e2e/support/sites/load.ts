import http from 'node:http';

/** The answer to a request: status, whether the server left the page to the browser, and its time in milliseconds. */
export type Answer = { path: string; status: number; isLeftToBrowser: boolean; milliseconds: number };

/** The shell's text in a page whose remote the browser must render. */
export const LEFT_TO_BROWSER = 'Cargando la sección';

const agent = new http.Agent({ keepAlive: true });

/** Requests one page over a kept-alive connection. Never rejects: a failed request has status 0. */
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
 * Requests pages in turn at a steady rate, without waiting for earlier answers. `stop` ends this and returns all answers.
 */
export function steadyLoad(url: string, paths: readonly string[], perSecond: number): { stop(): Promise<Answer[]> } {
  const asked: Promise<Answer>[] = [];
  const start = performance.now();
  const timer = setInterval(() => {
    // Timers are late on a busy machine, so this sends all requests that are due by now.
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

/** The value below which a share (0 to 1) of the values lies; NaN without values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
