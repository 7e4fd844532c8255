import type { Head, RouteHandle, ShellServices } from '@tramuntana/contracts';
import { aService, fakeShell } from '@tramuntana/contracts/testing';
import { createStaticHandler } from 'react-router-dom';
import { legalSources } from '../content/legal/documents';
import { projectPages, servicePages } from '../content/pages';
import { createRoutes, listPages } from './routes';

const OF_API = aService({ titulo: 'Control de plagas', descripcion: 'Con cámara multiespectral.', pagina: 'plagas' });

const shellWithServices = () =>
  fakeShell({ '/services': { results: [OF_API] }, '/contacto': {}, '/direccion': {}, '/empresa': {} });

beforeEach(() => window.localStorage.clear());

/** Status and head of an address, as the server computes them. */
async function answer(shell: ShellServices, address: string): Promise<{ status: number; head: Head }> {
  const url = new URL(address, shell.siteUrl);
  const mounted = Object.entries(createRoutes(shell)).map(([mount, children]) => ({ path: mount.slice(1), children }));
  const context = await createStaticHandler([{ path: '/', children: mounted }]).query(new Request(url));
  if (context instanceof Response) throw new Error('marketing redirects nowhere');
  const match = context.matches.at(-1);
  if (!match) throw new Error(`no route for ${address}`);
  const { head } = match.route.handle as RouteHandle;
  const about = { params: match.params, search: url.searchParams, shell };
  return { status: context.statusCode, head: typeof head === 'function' ? head(about) : head };
}

const published = [
  '/',
  '/servicios',
  '/sobre-nosotros',
  '/contacto',
  ...servicePages.map(({ path }) => `/servicios/${path}`),
  ...projectPages.filter(({ path }) => path !== 'test').map(({ path }) => `/servicios/${path}`),
  ...legalSources.map(({ path }) => path),
];

test('the sitemap lists every page except the draft', async () => {
  expect(await listPages(shellWithServices())).toEqual(published.map((path) => ({ path })));
});

test('each page answers 200 and may be indexed, with a unique title and description', async () => {
  const heads = await Promise.all(
    published.map(async (path) => {
      const { status, head } = await answer(shellWithServices(), path);
      expect({ path, status, noindex: Boolean(head.noindex) }).toEqual({ path, status: 200, noindex: false });
      return head;
    }),
  );
  for (const field of ['title', 'description'] as const) {
    expect(new Set(heads.map((head) => head[field])).size).toBe(published.length);
  }
});

test('the draft and a service without a content file exist, but must not be indexed', async () => {
  for (const address of ['/servicios/test', '/servicios/plagas']) {
    const { status, head } = await answer(shellWithServices(), address);
    expect({ address, status, noindex: head.noindex }).toEqual({ address, status: 200, noindex: true });
  }
});

test('an unknown service answers 404', async () => {
  expect((await answer(shellWithServices(), '/servicios/buceo')).status).toBe(404);
});

test('if the services fail to load, an address does not answer 404', async () => {
  const failing = fakeShell({ '/services': new Response('', { status: 500 }) });
  expect((await answer(failing, '/servicios/buceo')).status).toBe(200);
});
