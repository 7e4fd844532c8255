/** @jest-environment node */

import { data, redirect } from 'react-router-dom';
import { PAGE_DATA } from '../../shared/deadlines';
import { aBlog, aRegistry, aRenderer } from '../../testing/aRenderer';
import { warmUp } from './warmUp';

const registry = aRegistry();
const Page = () => <h1>Blog</h1>;
const Broken = () => {
  throw new Error('roto');
};

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('each route is rendered once, and a 404 or a redirect counts as rendered', async () => {
  const loads = jest.fn(({ params }: { params: { id?: string } }) =>
    params.id === '7' ? null : data(null, { status: 404 }),
  );
  const lazy = jest.fn(async () => ({ Component: Page }));
  const module = aBlog(
    () => [
      { index: true, lazy },
      { path: 'post/:id', Component: Page, loader: loads as never },
      { path: 'antes', loader: () => redirect('/blog') },
      { path: 'autor/:nombre', Component: Page, loader: () => data(null, { status: 404 }) },
    ],
    { listPages: async () => [{ path: '/blog' }, { path: '/blog/post/7' }] },
  );
  const { rendered, failures } = await warmUp(registry, 'mfe-blog', aRenderer(module));
  expect(failures).toEqual([]);
  expect([...rendered].sort()).toEqual(['/blog', '/blog/antes', '/blog/autor/1', '/blog/post/7']);
  expect(lazy).toHaveBeenCalledTimes(1);
  expect(loads.mock.calls.map(([{ params }]) => params.id)).toEqual(['7']);
});

test('a known page is rendered with its query', async () => {
  const loads = jest.fn(({ request }: { request: Request }) => new URL(request.url).search);
  const module = aBlog(() => [{ path: ':id', Component: Page, loader: loads }], {
    listPages: async () => [{ path: '/blog/7?tag=fpv' }],
  });
  await warmUp(registry, 'mfe-blog', aRenderer(module));
  expect(loads.mock.results[0]?.value).toBe('?tag=fpv');
});

test('failing routes are reported, and the others are still rendered', async () => {
  const module = aBlog(() => [
    { path: 'roto', Component: Broken },
    { path: 'respuesta', loader: () => Promise.reject(new Response(null, { status: 500, statusText: 'Roto' })) },
    { index: true, Component: Page },
  ]);
  const { rendered, failures } = await warmUp(registry, 'mfe-blog', aRenderer(module));
  expect(rendered).toEqual(['/blog']);
  expect(failures).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ address: '/blog/roto', message: 'roto' }),
      expect.objectContaining({ address: '/blog/respuesta', message: 'a loader threw a response: 500 Roto' }),
    ]),
  );
});

test('if listing pages fails or hangs, an address is invented, and the warm-up still succeeds', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance'] });
  for (const listPages of [() => Promise.reject(new Error('down')), () => new Promise<never>(() => {})]) {
    const module = aBlog(() => [{ path: ':id', Component: Page }], { listPages });
    const warming = warmUp(registry, 'mfe-blog', aRenderer(module));
    await jest.advanceTimersByTimeAsync(PAGE_DATA);
    expect(await warming).toMatchObject({ rendered: ['/blog/1'], failures: [] });
  }
});

test('pages are not listed if no route has parameters', async () => {
  const listPages = jest.fn(async () => []);
  await warmUp(registry, 'mfe-blog', aRenderer(aBlog(() => [{ index: true, Component: Page }], { listPages })));
  expect(listPages).not.toHaveBeenCalled();
});

test('the shell alone warms up with the home page', async () => {
  expect(await warmUp(registry, null, aRenderer(null))).toEqual({ rendered: ['/'], failures: [], chunks: {} });
});

test('the warm-up rejects if the release’s `createRoutes` throws', async () => {
  const module = { createRoutes: () => Broken() };
  await expect(warmUp(registry, 'mfe-blog', aRenderer(module))).rejects.toThrow('roto');
});

test('a route outside of the release’s mounts is a failure, because no visitor could reach it', async () => {
  const module = {
    createRoutes: () => ({ '/blog': [{ index: true, Component: Page }], '/revista': [{ index: true }] }),
  };
  const { rendered, failures } = await warmUp(registry, 'mfe-blog', aRenderer(module));
  expect(rendered).toEqual(['/blog']);
  expect(failures).toMatchObject([
    { address: '/revista', message: expect.stringContaining('no mount of the release') },
  ]);
});

test('a mount without a route is a failure, because its visitors would get a 404', async () => {
  const mounted = aRegistry();
  const [blog] = mounted.remotes;
  blog?.mounts.push('/revista', '/tienda');
  const module = {
    createRoutes: () => ({ '/blog': [{ index: true, Component: Page }], '/tienda/:id': [{ index: true }] }),
  };
  const { failures } = await warmUp(mounted, 'mfe-blog', aRenderer(module));
  expect(failures).toEqual([{ address: '/revista', message: expect.stringContaining('has no route there') }]);
});
