import autocannon from 'autocannon';
import type { OpenDatabase } from '../src/data/database';
import { contactMessages } from '../src/data/schema';
import type { ApiUnderLoad } from './apiUnderLoad';

const CONNECTIONS = 50;

/** What a visit to the site asks of the API. */
const READS = [
  '/contacto',
  '/services',
  '/blog-post/?page=1&page_size=2&order_by=fecha',
  '/blog-post/?page=1&page_size=3&order_by=fecha',
  '/tag/?page=1&page_size=30&model=post',
  '/galeria/?page=1&page_size=12',
  '/blog-post/1/',
  '/blog-post/1/related/?page=1&page_size=2',
];

export type LoadFigures = {
  /** Answers a second. */
  rate: number;
  /** In milliseconds. */
  p99: number;
  /** Connections that failed, and answers other than 2xx. */
  errors: number;
  acknowledged: number;
};

const figuresOf = (result: autocannon.Result): LoadFigures => ({
  rate: result.requests.total / result.duration,
  p99: result.latency.p99,
  errors: result.errors + result.timeouts + result.non2xx,
  acknowledged: result['2xx'],
});

/** Asks for reads at `rate` a second, for so many seconds. */
export async function readLoad({ url }: ApiUnderLoad, rate: number, duration: number): Promise<LoadFigures> {
  const requests = READS.map((path) => ({ method: 'GET' as const, path: `/api${path}` }));
  return figuresOf(await autocannon({ url, connections: CONNECTIONS, overallRate: rate, duration, requests }));
}

/** Sends the message form `rate` times a second, for so many seconds. */
export async function formLoad({ url }: ApiUnderLoad, rate: number, duration: number): Promise<LoadFigures> {
  const mensaje = 'name: Ona\nemail: ona@example.com\nphone: 972000000\nmessage: ¿Volaríais en l’Estartit?';
  const result = await autocannon({
    url: `${url}/api/formularios/`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mensaje }),
    connections: CONNECTIONS,
    // A whole number of sends: at the end of a duration, sends on their way would be stored and not counted.
    amount: rate * duration,
    overallRate: rate,
  });
  return figuresOf(result);
}

/** How many messages the database holds. */
export const storedMessages = ({ database }: Pick<OpenDatabase, 'database'>): Promise<number> =>
  database.$count(contactMessages);

const SAMPLE = 5;

/**
 * Asks for reads at `rate` a second for so many minutes. Gives the least heap of the second minute and of the last one, in
 * bytes: what is in use just after a collection.
 */
export async function heapUnderLoad(api: ApiUnderLoad, rate: number, minutes: number) {
  const samples: { at: number; heap: number }[] = [];
  const start = performance.now();
  const sampling = setInterval(async () => {
    samples.push({ at: (performance.now() - start) / 60_000, heap: await api.heapUsed() });
  }, SAMPLE * 1000);
  const figures = await readLoad(api, rate, minutes * 60);
  clearInterval(sampling);
  const least = (from: number) =>
    Math.min(...samples.filter(({ at }) => at >= from && at < from + 1).map(({ heap }) => heap));
  return { ...figures, before: least(1), after: least(minutes - 1) };
}
