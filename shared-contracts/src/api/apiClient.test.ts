import * as z from 'zod/mini';
import { ApiError, ApiShapeError, createApiClient } from './apiClient';

const thing = z.object({ id: z.number() });
const answering = (status: number, body: string, statusText = '') => {
  const calls: [string, RequestInit][] = [];
  const fetch = async (input: RequestInfo | URL, init: RequestInit = {}) => {
    calls.push([String(input), init]);
    return new Response(body, { status, statusText });
  };
  return { api: createApiClient({ baseUrl: '/api', fetch }), calls };
};

test('a server failure is reported with its status code and text', async () => {
  const { api } = answering(503, 'details', 'Service Unavailable');
  await expect(api.get('/things/1/', thing)).rejects.toThrow('503: Service Unavailable');
});

test('a refusal is reported with its status code and body', async () => {
  const { api } = answering(400, 'page must be positive');
  await expect(api.get('/things/1/', thing)).rejects.toThrow('400: page must be positive');
});

test('the error for an answer of another shape names the path and the field', async () => {
  const { api } = answering(200, '{"id":"one"}');
  const failure = await api.get('/things/1/', thing).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiShapeError);
  expect(String(failure)).toMatch(/\/things\/1\/.*id:/);
});

test('an unknown id is an expected answer; other failures are not', async () => {
  await expect(answering(404, '{}').api.find('/things/9/', thing)).resolves.toBeNull();
  await expect(answering(500, '').api.find('/things/9/', thing)).rejects.toBeInstanceOf(ApiError);
});

test('reads carry credentials, posts do not', async () => {
  const { api, calls } = answering(200, '{"id":1}');
  await api.get('/things/1/', thing);
  await api.post('/things/', { id: 1 });
  expect(calls.map(([, init]) => init.credentials)).toEqual(['include', 'omit']);
});
