/** @jest-environment node */
import { ProviderFailures } from '../ProviderFailures';
import { fetchFor, fetchOfProvider } from './fetchOfProvider';

const URL = 'http://api.example/api/contacto';

/** A `fetch` of a provider with these answers. `asked` records the calls that reached the provider. */
function aProvider(answer: (signal?: AbortSignal | null) => Promise<Response> | Response) {
  const clock = { now: 0 };
  const now = () => clock.now;
  const failures = new ProviderFailures({ postMessage() {}, onmessage() {} }, now);
  const asked = jest.fn(async (_input: unknown, init?: RequestInit) => answer(init?.signal));
  return { clock, asked, fetch: fetchOfProvider(failures, asked as typeof fetch, now) };
}

test('for two seconds a failure is repeated with its status and body, without a call', async () => {
  const { clock, asked, fetch } = aProvider(
    () => new Response('sin base de datos', { status: 500, statusText: 'Broken' }),
  );
  for (const _visitor of [1, 2, 3]) {
    const response = await fetch(URL);
    expect([response.status, response.statusText, await response.text()]).toEqual([500, 'Broken', 'sin base de datos']);
  }
  expect(asked).toHaveBeenCalledTimes(1);
  clock.now += 2_000;
  await fetch(URL);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('a provider that refuses connections is not called again at once, and the error gives the reason', async () => {
  const { asked, fetch } = aProvider(() => {
    throw new TypeError('fetch failed', { cause: new Error('ECONNREFUSED') });
  });
  await expect(fetch(URL)).rejects.toThrow('fetch failed');
  await expect(fetch(URL)).rejects.toThrow('the API did not answer a moment ago: fetch failed (ECONNREFUSED)');
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a Retry-After is honoured', async () => {
  const { clock, asked, fetch } = aProvider(() => new Response('', { status: 503, headers: { 'retry-after': '5' } }));
  await fetch(URL);
  clock.now += 4_999;
  await fetch(URL);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a missing address is not requested for every page', async () => {
  const { asked, fetch } = aProvider(() => new Response('{}', { status: 404 }));
  expect([(await fetch(URL)).status, (await fetch(URL)).status]).toEqual([404, 404]);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('good answers are not remembered, other addresses are called, and a POST is always sent', async () => {
  let status = 200;
  const { asked, fetch } = aProvider(() => new Response('{}', { status }));
  await fetch(URL);
  await fetch(URL);
  expect(asked).toHaveBeenCalledTimes(2);
  status = 500;
  await fetch(URL);
  await fetch(`${URL}?otra`);
  for (const _form of [1, 2]) await fetch(URL, { method: 'POST', body: '{}' });
  expect(asked).toHaveBeenCalledTimes(6);
});

const hanging = (signal?: AbortSignal | null) =>
  new Promise<Response>((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

test.each([
  ['a call that is aborted after a second counts as a failure of the provider', 1_000, 1],
  ['a call that is aborted sooner does not count', 999, 2],
])('%s', async (_what, waited, calls) => {
  const { clock, asked, fetch } = aProvider(hanging);
  const page = new AbortController();
  const first = fetch(URL, { signal: page.signal });
  clock.now += waited;
  page.abort();
  await expect(first).rejects.toThrow();
  void fetch(URL).catch(() => {});
  expect(asked).toHaveBeenCalledTimes(calls);
});

test('the API gets the visitor’s address besides the call’s own headers', async () => {
  const real = globalThis.fetch;
  const asked: [string, RequestInit | undefined][] = [];
  globalThis.fetch = async (input, init) => {
    asked.push([String(input), init]);
    return new Response();
  };
  try {
    await fetchFor('192.0.2.7')('http://api.example/formularios/', { method: 'POST', headers: { accept: 'a/b' } });
  } finally {
    globalThis.fetch = real;
  }
  const [[url, init]] = asked as [[string, RequestInit]];
  expect([url, init.method, Object.fromEntries(new Headers(init.headers))]).toEqual([
    'http://api.example/formularios/',
    'POST',
    { accept: 'a/b', 'x-forwarded-for': '192.0.2.7' },
  ]);
});
