/** @jest-environment node */
import { fetchFor } from './fetchFor';

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
