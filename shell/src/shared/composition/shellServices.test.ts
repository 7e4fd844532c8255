import * as z from 'zod/mini';
import { createQueryClient } from './queryClient';
import { createShellServices } from './shellServices';

const services = (mediaOrigin: string) =>
  createShellServices({
    queryClient: createQueryClient(),
    apiUrl: '/api',
    mediaOrigin,
    siteUrl: 'https://tramuntana.example',
    loaderTimeout: async () => {},
  });

test.each([
  ['', '/api/files/cala.webp', '/api/files/cala.webp'],
  ['', 'api/files/cala.webp', '/api/files/cala.webp'],
  ['https://media.example', '/api/files/cala.webp', 'https://media.example/api/files/cala.webp'],
  ['https://media.example', 'https://otro.example/a.webp', 'https://otro.example/a.webp'],
  ['https://media.example', '//otro.example/a.webp', '//otro.example/a.webp'],
])('with the media origin %p, %s is %s', (origin, path, address) => {
  expect(services(origin).mediaUrl(path)).toBe(address);
});

test('calls go to the API’s base address', async () => {
  const fetch = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json([]));
  await services('').api.get('/services', z.array(z.unknown()));
  expect(String(fetch.mock.calls[0]?.[0])).toBe('/api/services');
  fetch.mockRestore();
});

test('a query runs once and never again by itself, not even after a failure', async () => {
  const client = createQueryClient();
  const queryFn = jest.fn(async () => {
    throw new Error('no network');
  });
  await expect(client.fetchQuery({ queryKey: ['a'], queryFn })).rejects.toThrow('no network');
  expect(queryFn).toHaveBeenCalledTimes(1);
  await client.fetchQuery({ queryKey: ['b'], queryFn: async () => 1 });
  expect(
    client
      .getQueryCache()
      .find({ queryKey: ['b'] })
      ?.isStale(),
  ).toBe(false);
});
