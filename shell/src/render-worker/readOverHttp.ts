import type { EventEmitter } from 'node:events';
import { STATUS_CODES } from 'node:http';
import type { ApiAnswer, ReadOptions } from 'shared-contracts';
import { Agent, interceptors, request } from 'undici';

/** Providers may lead an address without a slash to the one with it. */
const MAX_REDIRECTIONS = 3;
const dispatcher = new Agent().compose(interceptors.redirect({ maxRedirections: MAX_REDIRECTIONS }));

/**
 * GET over connections that are kept. The same as `fetch` for what a page reads, for half of its CPU or less: no streams
 * of the web's kind, no cache, no cross-origin rules. A read without a signal of its own ends with the event `abort` of
 * `until`. Rejects where the answer does not come.
 */
export const readOverHttp =
  (until?: EventEmitter) =>
  async (url: string, { headers, signal }: ReadOptions): Promise<ApiAnswer> => {
    const { statusCode, body } = await request(url, { dispatcher, headers, signal: signal ?? until });
    return {
      ok: statusCode >= 200 && statusCode < 300,
      status: statusCode,
      statusText: STATUS_CODES[statusCode] ?? '',
      json: () => body.json(),
      text: () => body.text(),
    };
  };
