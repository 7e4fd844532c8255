import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RegistryRemote, ShellServices } from '@tramuntana/contracts';
import { lazyPage } from '@tramuntana/contracts/runtime';
import type { RouteObject } from 'react-router-dom';
import { Link } from 'react-router-dom';
import { aRemote } from '../testing/aRemote';
import { aServedPage } from '../testing/aServedPage';
import { startPageErrors } from '../testing/startPageErrors';
import { startPage } from './startPage';

const blog = aRemote({ name: 'mfe-blog' });
const media = aRemote({ name: 'mfe-media' });
const remotes = [blog, media];

const head = (title: string) => ({ head: { title, description: title }, chunks: [] });

/** The routes of each remote, as its team would write them. */
const CREATE_ROUTES: Record<string, (shell?: ShellServices) => Record<string, RouteObject[]>> = {
  'mfe-blog': () => ({
    '/blog': [
      { index: true, element: <BlogPage />, handle: head('Blog') },
      { path: 'post', loader: () => 'Cala', element: <h1>Una entrada</h1>, handle: head('Una entrada') },
    ],
  }),
  'mfe-media': (shell) => ({
    '/media': [
      {
        index: true,
        loader: () => shell?.queryClient.getQueryData(['media']) ?? null,
        element: <h1>Galería</h1>,
        handle: head('Galería'),
      },
    ],
  }),
};

function BlogPage() {
  return (
    <>
      <h1>Blog</h1>
      <Link to="/media">A la galería</Link>
      <h2 id="normativa">Normativa</h2>
    </>
  );
}

const mounted = (name: string): RouteObject[] =>
  Object.entries(CREATE_ROUTES[name]?.() ?? {}).map(([mount, children]) => ({ path: mount.slice(1), children }));

/** A federation. The test decides when its remotes load or fail. */
function aFederation() {
  const waiting = new Map<string, { resolve: (module: unknown) => void; reject: (error: Error) => void }>();
  return {
    loadRoutes: jest.fn(
      ({ name }: RegistryRemote) => new Promise<unknown>((resolve, reject) => waiting.set(name, { resolve, reject })),
    ),
    deliver: (name: string) => act(async () => waiting.get(name)?.resolve({ createRoutes: CREATE_ROUTES[name] })),
    fail: (name: string) => act(async () => waiting.get(name)?.reject(new Error('no network'))),
  };
}

const COMPANY: Record<string, unknown> = {
  '/api/contacto': { phone: '972 123 456' },
  '/api/direccion': { full_address: 'Carrer Nou, 1' },
  '/api/empresa': {},
  '/api/services': { count: 0, next: null, previous: null, results: [] },
  '/registry.json': { revision: '2', remotes },
};

let page: Awaited<ReturnType<typeof startPage>> | undefined;
let complaints: string[];
let forgetPageErrors: () => void;
const complain = (event: ErrorEvent) => complaints.push(event.message);
const errors = jest.spyOn(console, 'error');

beforeEach(() => {
  complaints = [];
  window.localStorage.clear();
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => Response.json(COMPANY[String(address)]));
  // jsdom does not implement performance.mark.
  performance.mark = jest.fn();
  for (const name of ['ready', 'failed']) delete document.documentElement.dataset[name];
  errors.mockReset().mockImplementation((...parts) => void complaints.push(parts.join(' ')));
  window.addEventListener('error', complain);
  forgetPageErrors = startPageErrors();
});
afterEach(() => {
  act(() => page?.root.unmount());
  page?.router.dispose();
  window.removeEventListener('error', complain);
  forgetPageErrors();
});

/** Starts the page. The remote `delivered`, if given, loads at once. */
async function start(federation: ReturnType<typeof aFederation>, delivered?: string) {
  const starting = startPage(federation);
  if (delivered) await federation.deliver(delivered);
  await act(async () => {
    page = await starting;
  });
}
/** The signals that measurements and test suites wait for. */
const isReady = async () => {
  await waitFor(() => expect(document.documentElement.dataset.ready).toBe('true'));
  expect(performance.mark).toHaveBeenCalledWith('hydrated');
};
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('a page that the server rendered is hydrated without a change', async () => {
  await aServedPage('/blog', { remotes, routes: { 'mfe-blog': mounted('mfe-blog') } });
  const standing = screen.getByRole('heading', { level: 1, name: 'Blog' });
  await start(aFederation(), 'mfe-blog');
  await isReady();
  expect(screen.getByRole('heading', { level: 1, name: 'Blog' })).toBe(standing);
  expect(complaints).toEqual([]);
});

describe('a page that the server left to the browser', () => {
  test('is filled in place: without an error, without a history entry, and with its own title', async () => {
    await aServedPage('/blog', { remotes });
    const header = screen.getByRole('banner');
    const entries = window.history.length;
    const key = window.history.state?.key;
    const federation = aFederation();
    await start(federation);
    expect(screen.getByRole('heading', { level: 1, name: 'Cargando la sección' })).toBeInTheDocument();
    expect(screen.queryByRole('progressbar')).toBeNull();
    await isReady();
    await federation.deliver('mfe-blog');
    await heading('Blog');
    expect(complaints).toEqual([]);
    expect(screen.getByRole('banner')).toBe(header);
    expect(window.history.length).toBe(entries);
    expect(page?.router.state.historyAction).toBe('POP');
    expect(window.history.state?.key).toBe(key);
    await waitFor(() => expect(document.title).toBe('Blog | Tramuntana Drones'));
  });

  test('is filled at an address with a fragment, too, and scrolls to the fragment’s element', async () => {
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
    await aServedPage('/blog#normativa', { remotes });
    const federation = aFederation();
    await start(federation);
    await federation.deliver('mfe-blog');
    await heading('Blog');
    expect(scrolled.mock.contexts).toEqual([screen.getByRole('heading', { name: 'Normativa' })]);
  });

  test('gets its loaders’ data', async () => {
    await aServedPage('/blog/post', { remotes });
    const federation = aFederation();
    await start(federation);
    await federation.deliver('mfe-blog');
    await heading('Una entrada');
    expect(Object.values(page?.router.state.loaderData ?? {})).toEqual(['Cala']);
  });

  test('shows the 404 card if its remote has no such page', async () => {
    await aServedPage('/blog/no-existe', { remotes });
    const federation = aFederation();
    await start(federation);
    await federation.deliver('mfe-blog');
    await heading('404 Página No Encontrada');
  });

  test('shows the retry card if its remote does not load, and ‘Reintentar’ loads it', async () => {
    await aServedPage('/blog#normativa', { remotes });
    const federation = aFederation();
    await start(federation);
    await federation.fail('mfe-blog');
    await heading('No se pudo cargar esta sección');
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(federation.loadRoutes).toHaveBeenCalledTimes(2));
    await federation.deliver('mfe-blog');
    await heading('Blog');
  });
});

test('if a rendered page’s remote fails, the card is shown, one error is logged, and the layout works', async () => {
  await aServedPage('/blog', { remotes, routes: { 'mfe-blog': mounted('mfe-blog') } });
  const email = within(screen.getByRole('contentinfo')).getByRole<HTMLInputElement>('textbox');
  email.value = 'ada@correo.example';
  email.focus();
  const federation = aFederation();
  const starting = startPage(federation);
  await federation.fail('mfe-blog');
  await act(async () => {
    page = await starting;
  });
  await waitFor(() => expect(federation.loadRoutes).toHaveBeenCalledTimes(2));
  await federation.fail('mfe-blog');
  await heading('No se pudo cargar esta sección');
  await isReady();
  expect(complaints).toEqual([expect.stringMatching(/^A remote failed .*mfe-blog 1\.0\.0: did not load/)]);
  expect(document.activeElement).toBe(email);
  expect(email).toHaveValue('ada@correo.example');
  await userEvent.click(screen.getByRole('switch', { name: 'Tema oscuro' }));
  expect(screen.getByRole('switch', { name: 'Tema oscuro' })).toBeChecked();
});

test('if a rendered page’s own script fails, the card replaces the page without a hydration error', async () => {
  await aServedPage('/blog', { remotes, routes: { 'mfe-blog': mounted('mfe-blog') } });
  const federation = aFederation();
  const lazy = lazyPage(() => Promise.reject(new Error('no network')));
  federation.loadRoutes.mockResolvedValueOnce({
    createRoutes: () => ({ '/blog': [{ index: true, lazy, handle: head('Blog') }] }),
  });
  await start(federation);
  await heading('No se pudo cargar esta sección');
  expect(complaints).toEqual([expect.stringMatching(/^A remote failed Error: no network/)]);
});

test('if a rendered page’s remote hangs, the card is shown without a retry, and ‘Reintentar’ loads it', async () => {
  await aServedPage('/blog', { remotes, routes: { 'mfe-blog': mounted('mfe-blog') } });
  const federation = aFederation();
  const now = jest.spyOn(performance, 'now').mockReturnValue(0);
  const starting = startPage(federation);
  now.mockReturnValue(5000);
  await federation.fail('mfe-blog');
  now.mockRestore();
  await act(async () => {
    page = await starting;
  });
  await heading('No se pudo cargar esta sección');
  expect(federation.loadRoutes).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(federation.loadRoutes).toHaveBeenCalledTimes(2));
  await federation.deliver('mfe-blog');
  await heading('Blog');
});

describe('a click on a link to a remote that is not loaded yet', () => {
  /** Answers `/page-data`. */
  let answer: (response: Response) => void;
  /** Ends the navigation's timeout for data, independently of the machine's clock. */
  let endWait: () => void;

  const setRealTimeout = window.setTimeout;
  beforeEach(() => {
    const waiting: (() => void)[] = [];
    endWait = () => {
      for (const end of waiting) end();
    };
    // Do not use jest's spy: Testing Library would take it for fake timers.
    window.setTimeout = ((call: () => void, milliseconds?: number) =>
      milliseconds === 400 ? waiting.push(call) : setRealTimeout(call, milliseconds)) as typeof setTimeout;
  });
  afterEach(() => {
    window.setTimeout = setRealTimeout;
  });

  /** Follows the link, and delivers the scripts of the gallery. */
  async function follow() {
    await aServedPage('/blog', { remotes, routes: { 'mfe-blog': mounted('mfe-blog') } });
    const fetching = jest.mocked(fetch).mockClear();
    const others = fetching.getMockImplementation() as typeof fetch;
    // Pages of earlier tests still listen to the document and send requests, too.
    const arriving = new Promise<Response>((resolve) => (answer = resolve));
    fetching.mockImplementation((address, init) =>
      isOfGallery(address) ? arriving.then((response) => response.clone()) : others(address, init),
    );
    const federation = aFederation();
    await start(federation, 'mfe-blog');
    await userEvent.click(screen.getByRole('link', { name: 'A la galería' }));
    expect(fetching).toHaveBeenCalledWith('/page-data?address=%2Fmedia', { priority: 'auto' });
    await federation.deliver('mfe-media');
  }
  const isOfGallery = (address: unknown) => address === '/page-data?address=%2Fmedia';
  const hasArrived = () => screen.queryByRole('heading', { level: 1, name: 'Galería' }) !== null;

  test('fetches the page’s data together with its scripts, and its loaders find them', async () => {
    await follow();
    expect(hasArrived()).toBe(false);
    const queries = [[['media'], 'Vuelos', Date.now()]];
    await act(async () => answer(Response.json({ release: 'mfe-media@1.0.0', queries })));
    await heading('Galería');
    expect(Object.values(page?.router.state.loaderData ?? {})).toContain('Vuelos');
    expect(complaints).toEqual([]);
  });

  test('goes on at once if the data fail', async () => {
    await follow();
    await act(async () => answer(new Response('', { status: 503 })));
    await heading('Galería');
    expect(complaints).toEqual([]);
  });

  test('waits no longer than 400 ms for data that hang', async () => {
    await follow();
    expect(hasArrived()).toBe(false);
    await act(async () => endWait());
    await heading('Galería');
  });
});

test('a navigation finds a remote that the document does not name; a path without a remote is a 404', async () => {
  await aServedPage('/blog', { remotes: [blog], complete: false, routes: { 'mfe-blog': mounted('mfe-blog') } });
  const federation = aFederation();
  await start(federation, 'mfe-blog');
  await userEvent.click(screen.getByRole('link', { name: 'A la galería' }));
  await waitFor(() => expect(federation.loadRoutes).toHaveBeenCalledTimes(2));
  await federation.deliver('mfe-media');
  await heading('Galería');
  await act(async () => page?.router.navigate('/no-existe'));
  await heading('404 Página No Encontrada');
});

test('a section that the visitor left before it loaded is shown when the visitor returns to it', async () => {
  await aServedPage('/blog', { remotes, routes: { 'mfe-blog': mounted('mfe-blog') } });
  const federation = aFederation();
  await start(federation, 'mfe-blog');
  const footer = within(screen.getByRole('contentinfo'));
  await userEvent.click(screen.getByRole('link', { name: 'A la galería' }));
  await userEvent.click(footer.getByRole('link', { name: 'Blog' }));
  await federation.deliver('mfe-media');
  await userEvent.click(screen.getByRole('link', { name: 'A la galería' }));
  await heading('Galería');
});
