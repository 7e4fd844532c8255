import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createApiClient } from '@tramuntana/contracts';
import { aMediaItem, aPage, aResponse, fakeShell, renderRoutes, useShellStore } from '@tramuntana/contracts/testing';
import { createRoutes } from '../../routes';

const related = (id: number) => `/galeria/${id}/related/?page=1&page_size=3`;
const open = (answers: Parameters<typeof fakeShell>[0], address = '/media/7') =>
  renderRoutes(createRoutes, fakeShell(answers), address);

let logged: jest.SpyInstance;
beforeEach(() => {
  useShellStore.setState({ toast: null });
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => logged.mockRestore());

test('an item with a file is shown in the video player, with a link to contact and three related items', async () => {
  const others = [1, 2, 3, 4].map((id) => aMediaItem({ id, titulo: `Otro ${id}` }));
  open({ '/galeria/7/': aMediaItem({ id: 7, titulo: 'Vuelo al alba' }), [related(7)]: aPage(others) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Vuelo al alba' })).toBeVisible();
  expect(screen.getByLabelText('Vuelo al alba')).toHaveTextContent('Tu navegador no soporta el elemento de video.');
  expect(screen.getByRole('link', { name: 'Solicitar Información' })).toHaveAttribute('href', '/contacto');
  expect(screen.getAllByRole('link', { name: /^Otro/ })).toHaveLength(3);
});

test('an invalid date is shown unchanged, with its item', async () => {
  open({ '/galeria/7/': aMediaItem({ id: 7, titulo: 'Vuelo al alba', fecha: '14/05/2026' }), [related(7)]: aPage([]) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Vuelo al alba' })).toBeVisible();
  expect(screen.getByText(/^14\/05\/2026/)).toBeVisible();
});

test('an item without a file is shown in its iframe, without a referrer and in a sandbox', async () => {
  open({
    '/galeria/7/': aMediaItem({ id: 7, titulo: 'Visita', file: null, iframe: 'https://tours.example/7' }),
    [related(7)]: aPage([]),
  });
  const frame = await screen.findByTitle('Visita');
  expect(frame).toHaveAttribute('src', 'https://tours.example/7');
  expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
  expect(frame).toHaveAttribute('sandbox', expect.stringContaining('allow-same-origin'));
});

test('the site’s own viewer loads after a click', async () => {
  open({
    '/galeria/7/': aMediaItem({ id: 7, titulo: 'Panorama', file: null, iframe: '/visor/castillo' }),
    [related(7)]: aPage([]),
  });
  const ask = await screen.findByRole('button', { name: 'Ver Panorama' });
  expect(screen.getByRole('link', { name: 'Abrir en una pestaña nueva' })).toHaveAttribute('href', '/visor/castillo');
  expect(screen.queryByTitle('Panorama')).toBeNull();
  await userEvent.click(ask);
  expect(screen.getByTitle('Panorama')).toHaveAttribute('src', '/visor/castillo');
});

test('an API answer under the site’s own origin cannot leave its sandbox', async () => {
  open({
    '/galeria/7/': aMediaItem({ id: 7, titulo: 'Visor', file: null, iframe: '/api/files/visor.html' }),
    [related(7)]: aPage([]),
  });
  expect(await screen.findByTitle('Visor')).not.toHaveAttribute(
    'sandbox',
    expect.stringContaining('allow-same-origin'),
  );
});

test.each(['javascript:alert(1)', 'data:text/html,<p>x</p>'])(
  'an address that is no page (%s) is never shown in a frame',
  async (iframe) => {
    open({ '/galeria/7/': aMediaItem({ id: 7, titulo: 'Raro', file: null, iframe }), [related(7)]: aPage([]) });
    expect(await screen.findByText('Este contenido no tiene vista previa')).toBeVisible();
    expect(screen.queryByTitle('Raro')).toBeNull();
  },
);

test.each(['/media/999', '/media/abc', '/media/0'])('%s is not found, with a link to the gallery', async (address) => {
  open({}, address);
  expect(await screen.findByRole('heading', { name: 'Contenido no encontrado' })).toBeVisible();
  expect(screen.getByText('Lo sentimos, el contenido que buscas no está disponible.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Volver a la galería' })).toHaveAttribute('href', '/media');
});

test('a failure shows a toast and a message on the page, and can be retried', async () => {
  let works = false;
  open({
    '/galeria/7/': () => (works ? aMediaItem({ id: 7, titulo: 'Vuelo al alba' }) : aResponse(500, {})),
    [related(7)]: aPage([]),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Error al cargar los detalles del archivo multimedia');
  expect(useShellStore.getState().toast).toMatchObject({
    title: 'Error al cargar los detalles del archivo multimedia',
    tone: 'destructive',
  });
  expect(logged).toHaveBeenCalledWith('Error loading media details', expect.anything());
  works = true;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Vuelo al alba' })).toBeVisible();
});

test('if related items fail to load, a toast shows, and the item stays', async () => {
  open({ '/galeria/7/': aMediaItem({ id: 7, titulo: 'Vuelo al alba' }), [related(7)]: aResponse(500, {}) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Vuelo al alba' })).toBeVisible();
  await waitFor(() =>
    expect(useShellStore.getState().toast).toMatchObject({
      title: 'Error al cargar los detalles del archivo multimedia',
      tone: 'destructive',
    }),
  );
  expect(screen.queryByText('Contenido relacionado')).toBeNull();
});

test('an item without related items shows no toast', async () => {
  open({ '/galeria/7/': aMediaItem({ id: 7, titulo: 'Vuelo al alba' }), [related(7)]: aPage([]) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Vuelo al alba' })).toBeVisible();
  expect(useShellStore.getState().toast).toBeNull();
});

test('another id loads another item', async () => {
  const { router } = open({
    '/galeria/7/': aMediaItem({ id: 7, titulo: 'Siete' }),
    '/galeria/8/': aMediaItem({ id: 8, titulo: 'Ocho' }),
    [related(7)]: aPage([]),
    [related(8)]: aPage([]),
  });
  await screen.findByRole('heading', { name: 'Siete' });
  await router.navigate('/media/8');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ocho'));
});

test('navigating to another item aborts the call for the first', async () => {
  const calls = new Map<string, AbortSignal | null | undefined>();
  const shell = fakeShell({ '/galeria/8/': aMediaItem({ id: 8, titulo: 'Ocho' }), [related(8)]: aPage([]) });
  const hanging = createApiClient({
    baseUrl: '/api',
    fetch: (input, init) => {
      calls.set(String(input), init?.signal);
      return new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('Called off', 'AbortError')));
      });
    },
  });
  const { api } = shell;
  const find: typeof api.find = (path, schema, options) =>
    (path.startsWith('/galeria/7/') ? hanging : api).find(path, schema, options);
  const { router } = renderRoutes(createRoutes, { ...shell, api: { ...api, find } }, '/media/8');
  await screen.findByRole('heading', { level: 1, name: 'Ocho' });

  void router.navigate('/media/7');
  await waitFor(() => expect(calls.get('/api/galeria/7/')?.aborted).toBe(false));
  await router.navigate('/media/8');
  expect(calls.get('/api/galeria/7/')?.aborted).toBe(true);
  expect(await screen.findByRole('heading', { level: 1, name: 'Ocho' })).toBeVisible();
  expect(logged).not.toHaveBeenCalledWith('Error loading media details', expect.anything());
  expect(useShellStore.getState().toast).toBeNull();
});

test('during a retry of an item, ‘Reintentar’ stays, busy and with the focus', async () => {
  const answers = [aResponse(500, {}), new Promise(() => {})];
  open({ '/galeria/7/': () => answers.shift() });
  const button = await screen.findByRole('button', { name: 'Reintentar' });
  await userEvent.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  expect(button).toHaveFocus();
});
