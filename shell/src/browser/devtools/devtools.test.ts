import { waitFor, within } from '@testing-library/react';
import type { DevtoolsData, DevtoolsRelease } from '../../shared/composition/devtools';
import { REGISTRY_ELEMENT, ROOT_ELEMENT } from '../../shared/composition/page/pageState';
import { REMOTE_FAILED } from '../../shared/composition/reports/remoteFailed';
import { aRemote } from '../../testing/aRemote';
import { startPageErrors } from '../../testing/startPageErrors';

const blog = aRemote({ version: '1.0.0-a' });
const shop = aRemote({ name: 'mfe-shop', version: '2.0.0-a', mounts: ['/tienda'] });

const aRelease = (over: Partial<DevtoolsRelease> = {}): DevtoolsRelease => ({
  name: 'mfe-blog',
  mounts: ['/blog'],
  version: '1.0.0-a',
  live: '1.0.0-a',
  canary: undefined,
  pinned: undefined,
  problem: undefined,
  contract: '^1.2.0',
  requires: { react: '^19.0.0' },
  ...over,
});
const someData = (over: Partial<DevtoolsData> = {}): DevtoolsData => ({
  revision: 'r1',
  shell: aRelease({
    name: 'shell',
    mounts: [],
    version: '3.0.0-s',
    live: '3.0.0-s',
    contract: undefined,
    requires: {},
  }),
  remotes: [
    aRelease(),
    aRelease({
      name: 'mfe-shop',
      mounts: ['/tienda'],
      version: '2.0.0-a',
      live: '2.0.0-b',
      requires: { react: '^19.1.0' },
    }),
  ],
  lent: { react: '19.3.1', '@tramuntana/contracts': '1.4.0' },
  ...over,
});

type Entry = { entryType: string; name: string } & Partial<PerformanceResourceTiming>;
let tellOf: (entries: Entry[]) => void;
// jsdom has neither layout nor performance entries.
globalThis.PerformanceObserver = class {
  constructor(callback: (list: { getEntriesByType(type: string): Entry[] }) => void) {
    tellOf = (entries) =>
      callback({ getEntriesByType: (type) => entries.filter(({ entryType }) => entryType === type) });
  }
  observe() {}
} as unknown as typeof PerformanceObserver;
globalThis.ResizeObserver = class {
  observe() {}
  disconnect() {}
} as unknown as typeof ResizeObserver;
CSSStyleSheet.prototype.replaceSync ??= () => {};
const marks = jest.fn((): { startTime: number }[] => []);
Object.assign(performance, {
  getEntriesByName: marks,
  getEntriesByType: () => [{ serverTiming: [{ name: 'page', description: 'kept', duration: 3 }] }],
});

const asked: string[] = [];
let answer: () => Response;
let forgetPageErrors: () => void;
jest.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => {
  jest.resetModules();
  asked.length = 0;
  marks.mockReturnValue([]);
  answer = () => Response.json(someData());
  globalThis.fetch = async (address) => {
    asked.push(String(address));
    return answer();
  };
  window.history.replaceState(null, '', '/blog');
  forgetPageErrors = startPageErrors();
});
afterEach(() => {
  forgetPageErrors();
  document.body.replaceChildren();
  document.head.replaceChildren();
});

/** Opens a page of the blog with the overlay. */
async function open() {
  document.body.innerHTML =
    `<div id="${ROOT_ELEMENT}"><header></header><main><h1>Blog</h1></main><footer></footer></div>` +
    `<script type="application/json" id="${REGISTRY_ELEMENT}"></script>`;
  const registry = { revision: 'r1', complete: true, remotes: [blog, shop], nav: [] };
  (document.getElementById(REGISTRY_ELEMENT) as HTMLElement).textContent = JSON.stringify(registry);
  const script = document.createElement('script');
  script.dataset.shell = '3.0.0-s';
  const current = jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  await import('./startDevtools');
  current.mockRestore();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  const root = document.body.lastElementChild?.shadowRoot as ShadowRoot;
  const overlay = within(root as unknown as HTMLElement);
  const labels = () => [...root.querySelectorAll('.outline')].map(({ textContent }) => textContent);
  await waitFor(() => expect(labels()).toHaveLength(3));
  /** Opens the panel, and returns the rows of a table as texts. */
  async function rowsOf(name: string): Promise<string[]> {
    (root.querySelector('details') as HTMLDetailsElement).open = true;
    const table = await overlay.findByRole('table', { name });
    return [...table.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map(({ textContent }) => textContent).join(' | '),
    );
  }
  return { root, overlay, labels, rowsOf };
}

const script = (address: string) => {
  const element = document.createElement('script');
  element.type = 'text/plain';
  element.setAttribute('src', address);
  document.head.append(element);
};

test('each part of the page is outlined and named with its release', async () => {
  const { labels } = await open();
  expect(labels()).toEqual(['shell 3.0.0-s', 'mfe-blog 1.0.0-a', 'shell 3.0.0-s']);
});

test('after a navigation the main part gets a new label, and the server is asked for the page’s releases', async () => {
  const { labels } = await open();
  expect(asked).toEqual(['/equipos/devtools?']);
  script('/releases/mfe-shop/2.0.0-a/remoteEntry.js');
  window.history.pushState(null, '', '/tienda');
  document.querySelector('main')?.replaceChildren('Tienda');
  await waitFor(() => expect(labels()[1]).toBe('mfe-shop 2.0.0-a'));
  await waitFor(() => expect(asked).toContain('/equipos/devtools?mfe-shop=2.0.0-a'));
});

test('a path without a remote belongs to the shell', async () => {
  window.history.replaceState(null, '', '/nada');
  const { labels } = await open();
  expect(labels()[1]).toBe('shell 3.0.0-s');
});

test('the label marks a canary and a pin beside the version', async () => {
  const canary = { version: '1.0.0-a', percent: 10 };
  answer = () => Response.json(someData({ remotes: [aRelease({ canary, pinned: '1.0.0-a' })] }));
  const { labels } = await open();
  await waitFor(() => expect(labels()[1]).toBe('mfe-blog 1.0.0-a canary fijada'));
});

test('the label shows the version of the scripts that ran, even if the document names another', async () => {
  const { labels } = await open();
  script('/releases/mfe-blog/1.0.0-b/remoteEntry.js');
  document.querySelector('main')?.replaceChildren('Otra vez');
  await waitFor(() => expect(labels()[1]).toBe('mfe-blog 1.0.0-b'));
});

test('remotes are listed with the page’s version, the live one, and how the page was made', async () => {
  const { rowsOf } = await open();
  await waitFor(async () =>
    expect(await rowsOf('Remotos')).toEqual([
      'mfe-blog | 1.0.0-a | 1.0.0-a | – | en el servidor, guardada | ^1.2.0',
      'mfe-shop | 2.0.0-a | 2.0.0-b | – | sin cargar | ^1.2.0',
      'shell | 3.0.0-s | 3.0.0-s | – | en el servidor, guardada | –',
    ]),
  );
  const ofShop = async () => (await rowsOf('Remotos'))[1];
  script('/releases/mfe-shop/2.0.0-a/remoteEntry.js');
  document.querySelector('main')?.replaceChildren('Un enlace con el ratón encima');
  await waitFor(async () => expect(await ofShop()).toContain('cargada, sin mostrar'));
  window.history.pushState(null, '', '/tienda');
  document.querySelector('main')?.replaceChildren('Tienda');
  await waitFor(async () => expect(await ofShop()).toContain('en el navegador'));
});

test('shared modules are listed with the ranges that remotes require', async () => {
  const { rowsOf } = await open();
  await waitFor(async () =>
    expect(await rowsOf('Módulos compartidos')).toEqual([
      'react | 19.3.1 | ^19.0.0 (mfe-blog)^19.1.0 (mfe-shop)',
      '@tramuntana/contracts | 1.4.0 | ^1.2.0 (mfe-blog, mfe-shop)',
    ]),
  );
});

test('files are listed once, by remote, with size, duration and source', async () => {
  const { rowsOf, overlay } = await open();
  const origin = window.location.origin;
  const resource = (path: string, over: Partial<PerformanceResourceTiming>): Entry => ({
    entryType: 'resource',
    name: origin + path,
    startTime: 100,
    duration: 20,
    encodedBodySize: 3300,
    transferSize: 3600,
    ...over,
  });
  marks.mockReturnValue([{ startTime: 431.4 }]);
  tellOf([
    resource('/releases/mfe-blog/1.0.0-a/remoteEntry.js', {}),
    resource('/releases/mfe-blog/1.0.0-a/list.js', { startTime: 110, duration: 40, transferSize: 0 }),
    resource('/releases/mfe-blog/1.0.0-a/remoteEntry.js', { startTime: 300, transferSize: 0 }),
    resource('/assets/main.js', { encodedBodySize: 15_900 }),
    resource('/assets/roto.js', { encodedBodySize: 0, transferSize: 0 }),
    resource('/assets/devtools.abc.js', {}),
    resource('/media/foto.webp', {}),
    { ...resource('/assets/other.js', {}), name: 'https://otra.example/assets/other.js' },
  ]);
  await waitFor(async () =>
    expect(await rowsOf('Archivos')).toEqual([
      'mfe-blog | 2 archivos | 6,6 kB | 50 ms | ',
      'mfe-blog | remoteEntry.js | 3,3 kB | 20 ms | red',
      'mfe-blog | list.js | 3,3 kB | 40 ms | caché',
      'shell | 2 archivos | 15,9 kB | 20 ms | ',
      'shell | main.js | 15,9 kB | 20 ms | red',
      'shell | roto.js | 0 kB | 20 ms | falló',
    ]),
  );
  expect(overlay.getByText('Documento hecho en el servidor, guardada, en 3 ms. Hidratada a los 431 ms.')).toBeVisible();
});

test('errors are counted and listed, including those from before the overlay', async () => {
  const broken = Object.assign(new Error('roto'), { stack: 'at /releases/mfe-shop/2.0.0-a/cart.js:1:2' });
  window.dispatchEvent(new ErrorEvent('error', { error: broken }));
  const { overlay, rowsOf } = await open();
  expect(overlay.getByText('1 error')).toHaveClass('failed');
  console.error(REMOTE_FAILED, 'sin nombre');
  await waitFor(() => expect(overlay.getByText('2 errores')).toBeVisible());
  const [latest, first] = await rowsOf('Errores');
  expect(latest).toMatch(/^[\d.]+ ms \| mfe-blog 1\.0\.0-a \| \/blog \| sin nombre$/);
  expect(first).toMatch(/^[\d.]+ ms \| mfe-shop 2\.0\.0-a \| \/blog \| roto$/);
});

test('a failure of the server is shown, and the page’s own data stay', async () => {
  answer = () => new Response('', { status: 403 });
  const { root, labels, overlay } = await open();
  (root.querySelector('details') as HTMLDetailsElement).open = true;
  expect(await overlay.findByText('Sin datos del servidor: /equipos/devtools responde 403')).toBeVisible();
  expect(labels()[1]).toBe('mfe-blog 1.0.0-a');
});

test('unchanged parts are not replaced, so that the focus is not lost', async () => {
  const { root, overlay, rowsOf } = await open();
  await rowsOf('Remotos');
  const off = await overlay.findByRole('link', { name: 'Apagar' });
  off.focus();
  console.error(REMOTE_FAILED, 'roto');
  await waitFor(async () => expect(await rowsOf('Errores')).toHaveLength(1));
  expect(root.activeElement).toBe(off);
});

test('an update keeps the summary’s elements, so that a click across the update still opens the panel', async () => {
  const { root, overlay } = await open();
  const pressed = [...(root.querySelector('summary') as HTMLElement).children];
  document.querySelector('main')?.replaceChildren('Otra página');
  console.error(REMOTE_FAILED, 'roto');
  await waitFor(() => expect(overlay.getByText('1 error')).toBeVisible());
  for (const part of pressed) expect(part).toBeInTheDocument();
});

test('a link to the same page turns the overlay off', async () => {
  window.history.replaceState(null, '', '/blog?pagina=2');
  const { root, overlay } = await open();
  (root.querySelector('details') as HTMLDetailsElement).open = true;
  expect(await overlay.findByRole('link', { name: 'Apagar' })).toHaveAttribute('href', '/blog?pagina=2&devtools=off');
});

test('the link to the page of the teams names who has signed in', async () => {
  answer = () => Response.json(someData({ who: 'ana' }));
  const { overlay, rowsOf } = await open();
  await rowsOf('Remotos');
  expect(await overlay.findByRole('link', { name: 'Equipos (ana)' })).toHaveAttribute('href', '/equipos');
});
