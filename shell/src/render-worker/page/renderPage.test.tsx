/** @jest-environment node */

import { useQuery } from '@tanstack/react-query';
import { prefetch, type RouteHandle, type ShellServices } from '@tramuntana/contracts';
import { useShell } from '@tramuntana/contracts/runtime';
import { createMemoryRouter } from 'react-router';
import { data, Link, matchRoutes, type RouteObject, redirect, useActionData, useLoaderData } from 'react-router-dom';
import * as z from 'zod/mini';
import type { PageState } from '../../shared/composition/page/pageState';
import { mounted, siteRoutes } from '../../shared/composition/siteRoutes';
import { BACKGROUND_RENDER, LAYOUT_DATA, PAGE_DATA } from '../../shared/deadlines';
import { aBlog, aPageRequest, aRegistry, aRegistryRemote, aRenderer } from '../../testing/aRenderer';
import { type Renderer, renderPage } from './renderPage';

const never = new Promise<never>(() => {});

/** A query of the API, as a remote's page has it. */
const postQuery = ({ api }: Pick<ShellServices, 'api'>) => ({
  queryKey: ['post'],
  queryFn: ({ signal }: { signal: AbortSignal }) => api.get('/post', z.object({ titulo: z.string() }), { signal }),
});

function Post() {
  const { data: post, isPending } = useQuery(postQuery(useShell()));
  return isPending ? <p>Cargando la entrada…</p> : <h1>{post?.titulo}</h1>;
}

const handle: RouteHandle = { head: { title: 'Una entrada', description: 'Vuelos.' }, chunks: ['page-post'] };

const aPost = (shell: ShellServices): RouteObject => ({
  id: 'post',
  index: true,
  Component: Post,
  loader: async () => {
    await prefetch(shell, postQuery(shell));
    return null;
  },
  handle,
});

const answering = (answer: () => Response | Promise<Response>) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => answer());
const stateOf = (body: string): PageState =>
  JSON.parse(/<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(body)?.[1] ?? '') as PageState;
const page = (routes: (shell: ShellServices) => RouteObject[], over?: Partial<Renderer>, address = '/blog') =>
  renderPage(aPageRequest(address), aRenderer(aBlog(routes), over));
const index = (over: Partial<RouteObject>) => () => [
  { id: 'page', index: true, Component: Post, ...over } as RouteObject,
];

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  answering(() => Response.json({ titulo: 'Volar en Girona' }));
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a page has its HTML, styles, head and chunks, and the state for the browser', async () => {
  const rendered = await page((shell) => [aPost(shell)]);
  expect(rendered).toMatchObject({ status: 200, complete: true, chunks: ['page-post'] });
  expect(rendered.body).toContain('<h1>Volar en Girona</h1>');
  expect(rendered.head).toContain('<title data-page-head>Una entrada | Tramuntana Drones</title>');
  expect(rendered.styles).toMatch(/<style data-styles>\.css-/);
  const state = stateOf(rendered.body);
  expect(state).toMatchObject({
    siteUrl: 'https://tramuntana.example',
    loaderData: { post: null },
  });
  expect(state.queries).toEqual([[['post'], { titulo: 'Volar en Girona' }, expect.any(Number)]]);
});

test('the content hash stays the same if a page is only rendered later, and changes with its content', async () => {
  const hashOf = async (token: string | undefined, titulo = 'Volar en Girona') => {
    answering(() => Response.json({ titulo }));
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 1000);
    const { contentHash } = await page((shell) => [aPost(shell)], { formToken: async () => token });
    clock.mockRestore();
    return contentHash;
  };
  const first = await hashOf('1795.abc');
  expect(first).toMatch(/^[\w-]{27}$/);
  expect(await hashOf('1796.def')).toBe(first);
  expect(await hashOf(undefined)).not.toBe(first);
  expect(await hashOf('1795.abc', 'Volar en Olot')).not.toBe(first);
});

test('a remote’s form shares the page’s token', async () => {
  const asked = answering(() => Response.json({ token: 'of the API' }));
  const tokenQuery = ({ api }: ShellServices) => ({
    queryKey: ['token'],
    queryFn: () => api.find('/formularios/token', z.object({ token: z.string() })),
  });
  const { body } = await page(
    (shell) => [{ ...aPost(shell), loader: () => prefetch(shell, tokenQuery(shell)).then(() => null) }],
    { formToken: async () => '1795.abc' },
  );
  expect(stateOf(body).queries).toEqual([[['token'], { token: '1795.abc' }, expect.any(Number)]]);
  expect(asked.mock.calls.map(([address]) => address)).not.toContain('http://api.example/api/formularios/token');
});

test('no text from the API can close the state’s script element', async () => {
  const titulo = '</script><script>alert(1)</script>';
  answering(() => Response.json({ titulo }));
  const { body } = await page((shell) => [aPost(shell)]);
  expect(stateOf(body).queries[0]?.[1]).toEqual({ titulo });
  expect(body.match(/<\/script>/g)).toHaveLength(1);
});

test('the page takes a loader’s status; the state keeps its data, and null if a loader returned none', async () => {
  const { status, body } = await page((shell) => [
    {
      id: 'outer',
      loader: () => undefined,
      children: [{ id: 'inner', index: true, Component: Post, loader: () => data({ id: 7 }, { status: 404 }) }],
    },
    aPost(shell),
  ]);
  expect(status).toBe(404);
  expect(stateOf(body).loaderData).toEqual({ outer: null, inner: { id: 7 } });
});

test('loader data have the route ids of the browser’s router, even if the remote has other mounts', async () => {
  const loader = () => 'de la página';
  const index = { index: true, loader, Component: LoadedText };
  const groups = { '/': [index], '/otra': [{ path: 'x' }, index], '/blog': [] } as Record<string, RouteObject[]>;
  const module = { createRoutes: () => groups };
  const { body } = await renderPage(aPageRequest('/otra'), aRenderer(module));
  const { routes } = createMemoryRouter(siteRoutes(new Map([['mfe-blog', mounted(groups)]])));
  const id = matchRoutes(routes, '/otra')?.at(-1)?.route.id;
  expect(stateOf(body).loaderData).toEqual({ [String(id)]: 'de la página' });
});

const Answer = () => <p>{useActionData<string>() ?? 'sin respuesta'}</p>;

const submit = (form: string, action: RouteObject['action'], over: Partial<RouteObject> = {}) =>
  renderPage(
    aPageRequest('/blog/comentario', { form }),
    aRenderer(aBlog(() => [{ id: 'page', path: 'comentario', Component: Answer, ...over, action } as RouteObject])),
  );

test('the route’s action gets the form, and its answer is in the page and in the state', async () => {
  const { status, body } = await submit('texto=%C2%BFVuelas%3F', async ({ request }) =>
    data(`No: ${(await request.formData()).get('texto')}`, { status: 400 }),
  );
  expect(status).toBe(400);
  expect(body).toContain('<p>No: ¿Vuelas?</p>');
  expect(stateOf(body).actionData).toEqual({ page: 'No: ¿Vuelas?' });
});

test('an action’s calls to the API carry the visitor’s address', async () => {
  const send = (shell: ShellServices) => () => shell.api.post('/formularios/', {}).then(() => null);
  const routes = (shell: ShellServices) => [{ id: 'page', path: 'comentario', Component: Answer, action: send(shell) }];
  await renderPage(aPageRequest('/blog/comentario', { form: 'a=b', visitor: '192.0.2.7' }), aRenderer(aBlog(routes)));
  const calls = jest.mocked(fetch).mock.calls.filter(([input]) => String(input).endsWith('/formularios/'));
  expect(calls.map(([, init]) => new Headers(init?.headers).get('x-forwarded-for'))).toEqual(['192.0.2.7']);
});

test('an action can redirect after it accepted the form', async () => {
  const { status, location } = await submit('texto=x', () => redirect('/blog/gracias', 303));
  expect([status, location]).toEqual([303, '/blog/gracias']);
});

test('a slow action does not use up the loaders’ timeout', async () => {
  jest.useFakeTimers();
  answering(
    () => new Promise((resolve) => setTimeout(() => resolve(Response.json({ titulo: 'Volar' })), PAGE_DATA - 1)),
  );
  const takesLong = () => new Promise<null>((resolve) => setTimeout(() => resolve(null), PAGE_DATA * 2));
  const rendered = renderPage(
    aPageRequest('/blog/comentario', { form: 'texto=x' }),
    aRenderer(
      aBlog((shell) => [{ ...aPost(shell), index: undefined, path: 'comentario', action: takesLong } as RouteObject]),
    ),
  );
  await jest.advanceTimersByTimeAsync(PAGE_DATA * 3);
  expect((await rendered).body).toContain('<h1>Volar</h1>');
});

const LoadedText = () => <p>{useLoaderData<string>()}</p>;

test('loaders and pages see the path and the query of the address', async () => {
  const { body } = await page(
    () => [
      {
        id: 'page',
        path: ':id',
        loader: ({ params, request }) => `${params.id} ${new URL(request.url).search}`,
        Component: LoadedText,
      },
    ],
    {},
    '/blog/a%C3%B1o?tag=fpv',
  );
  expect(body).toContain('<p>año ?tag=fpv</p>');
});

test('a page’s head may depend on the query', async () => {
  const ofSearch: RouteHandle = {
    head: ({ search }) => ({ title: `Página ${search.get('page')}`, description: 'Vuelos.' }),
    chunks: [],
  };
  expect((await page(index({ handle: ofSearch }), {}, '/blog?page=2')).head).toContain('Página 2 |');
});

test('a path that the remote does not know gets a 404 with the 404 card', async () => {
  const { status, body, head } = await page((shell) => [aPost(shell)], {}, '/blog/nada');
  expect(status).toBe(404);
  expect(body).toContain('404 Página No Encontrada');
  expect(head).toContain('noindex');
});

test('a path without a remote gets a 404, and its state has no loader data', async () => {
  const { status, body } = await renderPage(aPageRequest('/nada', { remote: null }), aRenderer(null));
  expect(status).toBe(404);
  expect(body).toContain('404 Página No Encontrada');
  expect(stateOf(body).loaderData).toBeNull();
});

test('without its remote’s code, a page is a placeholder for the browser to fill: no 404, no loader data', async () => {
  const { status, body } = await renderPage(aPageRequest('/blog'), aRenderer(null));
  expect(status).toBe(200);
  expect(body).toContain('Cargando la sección');
  expect(stateOf(body).loaderData).toBeNull();
});

test('an unavailable remote is replaced by the retry card', async () => {
  const registry = aRegistry(aRegistryRemote({ status: 'unavailable' }));
  const { body } = await renderPage(aPageRequest('/blog', { registry }), aRenderer(null));
  expect(body).toContain('No se pudo cargar esta sección');
});

const LinkToServices = () => <Link to="../servicios?a=1">Servicios</Link>;

test('a relative link becomes a path of the site', async () => {
  const { body } = await page(index({ Component: LinkToServices }));
  expect(body).toMatch(/<a [^>]*href="\/servicios\?a=1"/);
});

test.each([
  ['a path', () => redirect('/blog/nueva', 301), '/blog/nueva', 301],
  ['a relative path', () => redirect('nueva'), '/blog/nueva', 302],
  [
    'an address built from the request',
    ({ request }: { request: Request }) => redirect(new URL('/blog/nueva?a=1', request.url).href),
    '/blog/nueva?a=1',
    302,
  ],
  ['another site', () => redirect('https://otro.example/x'), 'https://otro.example/x', 302],
])('a loader redirects to %s', async (_to, loader, location, status) => {
  const rendered = await page(index({ loader: loader as never }));
  expect(rendered).toMatchObject({ status, location, body: '' });
});

test.each([
  ['a loader throws', { loader: () => Promise.reject(new Error('roto')) }],
  [
    'a component throws',
    {
      Component: () => {
        throw new Error('roto');
      },
    },
  ],
  [
    'the head throws',
    {
      handle: {
        head: () => {
          throw new Error('roto');
        },
        chunks: [],
      },
    },
  ],
  ['the page’s code cannot be loaded', { Component: undefined, lazy: () => Promise.reject(new Error('roto')) }],
])('rendering rejects if %s', async (_what, over) => {
  await expect(page(index(over as Partial<RouteObject>))).rejects.toThrow('roto');
});

test('a page of almost four million characters is rendered; a larger one is refused', async () => {
  const sized = (size: number) => page(index({ Component: () => <p>{'x'.repeat(size)}</p> }));
  expect(await sized(3_900_000)).toMatchObject({ status: 200 });
  await expect(sized(4_000_000)).rejects.toThrow(/^the page \/blog has 4,0\d\d,\d{3} characters, more than 4,000,000/);
});

test('failed data are left to the browser, and the page is not complete', async () => {
  answering(() => new Response('down', { status: 503 }));
  const { complete, body } = await page((shell) => [aPost(shell)]);
  expect(complete).toBe(false);
  expect(body).toContain('Cargando la entrada…');
  expect(stateOf(body).queries).toEqual([]);
});

test('a page without header and footer data is not complete', async () => {
  const provide = jest.fn(async () => false);
  expect(await page((shell) => [aPost(shell)], { layoutData: { provide } })).toMatchObject({ complete: false });
  expect(provide).toHaveBeenCalledTimes(1);
});

test('pages are rendered even if the site’s address is unknown', async () => {
  const settings = { apiUrl: 'http://api.example/api', mediaOrigin: '', siteUrl: '' };
  const { status, body } = await page((shell) => [aPost(shell)], { settings });
  expect(status).toBe(200);
  expect(stateOf(body).siteUrl).toBe('');
});

let answerLate = () => {};
/** Its data arrive while it is rendered. */
function LatePost() {
  answerLate();
  return <Post />;
}

describe('with a fake clock', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance'] });
  });
  /** Whether a promise is settled after this time of the fake clock. */
  async function settledAfter(promise: Promise<unknown>, milliseconds: number) {
    let settled = false;
    const note = () => {
      settled = true;
    };
    promise.then(note, note);
    await jest.advanceTimersByTimeAsync(milliseconds);
    // Rendering also needs turns of the event loop, and the fake clock does not run them.
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    return settled;
  }

  test('a page waits for late data up to the timeout, then drops them and aborts the call', async () => {
    let signal: AbortSignal | null | undefined;
    jest.spyOn(globalThis, 'fetch').mockImplementation((_url, init) => {
      signal = init?.signal;
      return never;
    });
    const rendering = page((shell) => [aPost(shell)]);
    expect(await settledAfter(rendering, PAGE_DATA - 1)).toBe(false);
    expect(signal?.aborted).toBe(false);
    expect(await settledAfter(rendering, 1)).toBe(true);
    const { complete, body } = await rendering;
    expect(complete).toBe(false);
    expect(body).toContain('Cargando la entrada…');
    expect(stateOf(body).queries).toEqual([]);
    expect(signal?.aborted).toBe(true);
  });

  test('data that arrive during rendering appear neither in the HTML nor in the state', async () => {
    jest.spyOn(globalThis, 'fetch').mockImplementation(
      () =>
        new Promise((resolve) => {
          answerLate = () => resolve(Response.json({ titulo: 'Tarde' }));
        }),
    );
    const rendering = page((shell) => [{ ...aPost(shell), Component: LatePost } as RouteObject]);
    expect(await settledAfter(rendering, PAGE_DATA)).toBe(true);
    const { body } = await rendering;
    expect(body).not.toContain('Tarde');
  });

  test.each([
    ['loader', { loader: () => never }],
    ['code', { Component: undefined, lazy: () => never }],
  ])('a page whose %s never arrives is given up after its deadline', async (_what, over) => {
    const rendering = page(index(over as Partial<RouteObject>));
    expect(await settledAfter(rendering, BACKGROUND_RENDER + 99)).toBe(false);
    expect(await settledAfter(rendering, 1)).toBe(true);
    await expect(rendering).rejects.toThrow('nobody waits for this page any more');
  });

  test('a page waits for header and footer data only up to their timeout', async () => {
    const provide = (_page: unknown, deadline: Promise<void>) => deadline.then(() => false);
    const rendering = page((shell) => [aPost(shell)], { layoutData: { provide } });
    expect(await settledAfter(rendering, LAYOUT_DATA - 1)).toBe(false);
    expect(await settledAfter(rendering, 1)).toBe(true);
  });

  test('a page leaves no timer behind', async () => {
    const rendering = page((shell) => [aPost(shell)]);
    expect(await settledAfter(rendering, 0)).toBe(true);
    await rendering;
    expect(jest.getTimerCount()).toBe(0);
  });
});
