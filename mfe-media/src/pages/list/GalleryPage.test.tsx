import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMediaItem, aPage, aResponse, fakeShell, renderRoutes } from '@tramuntana/contracts/testing';
import { createRoutes } from '../../routes';
import { aGallery, galleryCall } from '../../testing/aGallery';

const open = (answers: Parameters<typeof fakeShell>[0], address = '/media') =>
  renderRoutes(createRoutes, fakeShell(answers), address);
const card = (id: number) => screen.findByRole('link', { name: `Vuelo ${id}` });

test('‘Cargar más’ adds the next page, focuses its first item, and disappears after the last page', async () => {
  open(aGallery(14));
  const more = await screen.findByRole('link', { name: 'Cargar más' });
  expect(more).toHaveAttribute('href', '/media?page=2');
  expect(screen.getByText('12 de 14')).toBeInTheDocument();
  await userEvent.click(more);
  expect(await card(14)).toBeVisible();
  expect(await card(1)).toBeVisible();
  expect(await card(13)).toHaveFocus();
  expect(screen.getByText('14 de 14')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Cargar más' })).toBeNull();
});

describe('a list that changes during paging', () => {
  const items = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) =>
      aMediaItem({ id: from + index, titulo: `Vuelo ${from + index}` }),
    );
  const after = (page: number, id: number) => `?page_size=12&page=${page}&after=2026-01-01_${id}`;
  const next = (query: string) => `http://127.0.0.1:3100/api/galeria/${query}`;
  const shown = () => screen.getAllByRole('link', { name: /^Vuelo / }).map(({ textContent }) => textContent);
  const loadMore = async () => userEvent.click(await screen.findByRole('link', { name: 'Cargar más' }));

  test('is paged by each page’s `next`, so that nothing repeats and nothing is skipped', async () => {
    open({
      '/services': { results: [] },
      [galleryCall(1)]: aPage(items(1, 12), { count: 30, next: next(after(2, 12)) }),
      // Two newer items have arrived, so page number 2 would begin with the eleventh item.
      [galleryCall(2)]: aPage(items(11, 22), { count: 32 }),
      [`/galeria/${after(2, 12)}`]: aPage(items(13, 24), { count: 32, next: next(after(3, 24)) }),
      [`/galeria/${after(3, 24)}`]: aPage(items(25, 30), { count: 32 }),
    });
    await loadMore();
    await card(24);
    await loadMore();
    await card(30);
    expect(shown()).toEqual(items(1, 30).map(({ titulo }) => titulo));
    expect(screen.getByText('30 de 32')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Cargar más' })).toBeNull();
  });

  test('shows all remaining items after it has become shorter', async () => {
    open({
      '/services': { results: [] },
      [galleryCall(1)]: aPage(items(1, 12), { count: 14, next: next(after(2, 12)) }),
      [`/galeria/${after(2, 12)}`]: aPage(items(13, 14), { count: 2 }),
    });
    await loadMore();
    await card(14);
    expect(shown()).toHaveLength(14);
    expect(screen.getByText('14 de 14')).toBeInTheDocument();
  });

  test('ends if no items are left', async () => {
    open({
      '/services': { results: [] },
      [galleryCall(1)]: aPage(items(1, 12), { count: 14, next: next(after(2, 12)) }),
      [`/galeria/${after(2, 12)}`]: aPage([], { count: 12 }),
    });
    await loadMore();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Cargar más' })).toBeNull());
    expect(shown()).toHaveLength(12);
  });

  test('pages that were loaded before the pages in front of them are loaded again', async () => {
    const { router } = open(
      {
        ...aGallery(400),
        [galleryCall(10)]: aPage(items(109, 120), { count: 400, next: next(after(11, 120)) }),
        [`/galeria/${after(11, 120)}`]: aPage(items(501, 512), { count: 400 }),
      },
      '/media?page=20',
    );
    await userEvent.click(await screen.findByRole('link', { name: 'Ver anteriores' }));
    await card(120);
    expect(router.state.location.search).toBe('?page=10');
    await loadMore();
    expect(await card(501)).toBeVisible();
  });
});

test('an address shows all pages up to its own', async () => {
  open(aGallery(30), '/media?page=3');
  expect(await card(1)).toBeVisible();
  expect(await card(30)).toBeVisible();
});

test('an address beyond the end shows the existing items', async () => {
  open({ ...aGallery(14), [galleryCall(70)]: aPage([], { count: 14 }) }, '/media?page=70');
  expect(await card(1)).toBeVisible();
  expect(await card(14)).toBeVisible();
});

test('a deep address begins in the middle, with a link to the pages before', async () => {
  open(aGallery(400), '/media?page=20');
  expect(await card(121)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Vuelo 120' })).toBeNull();
  expect(screen.getByText('Del 121 al 240 de 400')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Ver anteriores' }));
  expect(await card(1)).toBeVisible();
  expect(await card(120)).toBeVisible();
});

test('kind and service filter the list, and the address keeps them', async () => {
  const { router } = open({
    ...aGallery(2),
    [galleryCall(1, '&kind=video')]: aPage([aMediaItem({ titulo: 'Uno' })]),
    [galleryCall(1, '&kind=video&servicio=drones-fpv')]: aPage([aMediaItem({ titulo: 'Otro' })]),
  });
  await userEvent.click(await screen.findByRole('link', { name: 'Vídeos' }));
  expect(router.state.location.search).toBe('?kind=video');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Servicio' }), 'Drones FPV');
  expect(await screen.findByRole('link', { name: 'Otro' })).toBeVisible();
  expect(router.state.location.search).toBe('?kind=video&servicio=drones-fpv');
});

test('every new list is announced, even one of the same length or an empty one', async () => {
  open({
    ...aGallery(2),
    [galleryCall(1, '&kind=video')]: aPage([aMediaItem(), aMediaItem({ id: 2 })]),
    [galleryCall(1, '&kind=imagen')]: aPage([]),
  });
  await card(1);
  const said: string[] = [];
  const status = screen.getByText('2 de 2').closest('[role=status]') as HTMLElement;
  // A screen reader announces additions to a live region that already existed.
  const hear = (changes: MutationRecord[]) => {
    for (const { addedNodes } of changes) for (const { textContent } of addedNodes) said.push(textContent ?? '');
  };
  new MutationObserver(hear).observe(status, { childList: true, subtree: true });
  await userEvent.click(screen.getByRole('link', { name: 'Vídeos' }));
  await waitFor(() => expect(said).toEqual(['2 de 2']));
  await userEvent.click(screen.getByRole('link', { name: 'Fotografías' }));
  await waitFor(() => expect(said.at(-1)).toMatch('No hay contenido con estos filtros'));
});

test.each([
  ['of a list that failed', { '/services': aResponse(500, {}) }],
  ['that the list does not have', {}],
])('a service %s is shown in the select while it filters', async (_which, answers) => {
  open({ ...aGallery(1), [galleryCall(1, '&servicio=otro')]: aPage([]), ...answers }, '/media?servicio=otro');
  await screen.findByText('No hay contenido con estos filtros');
  const select = screen.getByRole('combobox', { name: 'Servicio' });
  expect(select).toHaveValue('otro');
  await userEvent.selectOptions(select, 'Todos los servicios');
  expect(await card(1)).toBeVisible();
});

test.each(['Alt', 'Control', 'Meta', 'Shift'])(
  'a kind that opens in another tab, with %s, is not marked here',
  async (key) => {
    open(aGallery(2));
    const kind = await screen.findByRole('link', { name: 'Vídeos' });
    // jsdom does not follow links and logs an error.
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const user = userEvent.setup();
    await user.keyboard(`{${key}>}`);
    await user.click(kind);
    expect(kind).not.toHaveAttribute('aria-current');
  },
);

test('choosing a service before the page of a chosen kind shows keeps that kind', async () => {
  open({
    ...aGallery(2),
    [galleryCall(1, '&kind=video&servicio=drones-fpv')]: aPage([aMediaItem({ titulo: 'Otro' })]),
  });
  const video = await screen.findByRole('link', { name: 'Vídeos' });
  const service = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Servicio' });
  await asInABrowser(async () => {
    video.click();
    await null;
    service.value = 'drones-fpv';
    service.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(await screen.findByRole('link', { name: 'Otro' })).toBeVisible();
});

/** React then renders an event's changes after the event, and the next page in a separate task. */
async function asInABrowser(run: () => Promise<void>) {
  const scope = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  scope.IS_REACT_ACT_ENVIRONMENT = false;
  await run();
  scope.IS_REACT_ACT_ENVIRONMENT = true;
}

test('an empty list says so and links to the whole gallery', async () => {
  open({ [galleryCall(1, '&kind=imagen')]: aPage([]) }, '/media?kind=imagen');
  expect(await screen.findByText('No hay contenido con estos filtros')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver toda la galería' })).toHaveAttribute('href', '/media');
});

test('a failure can be retried', async () => {
  let works = false;
  const answers = aGallery(1);
  open({ [galleryCall(1)]: () => (works ? answers[galleryCall(1)] : aResponse(500, {})) });
  await screen.findByText('No se pudo cargar la galería');
  works = true;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await card(1)).toBeVisible();
});

test('a failed page leaves the others and can be retried', async () => {
  let works = false;
  const answers = aGallery(14);
  open({ ...answers, [galleryCall(2)]: () => (works ? answers[galleryCall(2)] : aResponse(500, {})) });
  await userEvent.click(await screen.findByRole('link', { name: 'Cargar más' }));
  await screen.findByText('No se pudo cargar la galería');
  expect(await card(12)).toBeVisible();
  works = true;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await card(14)).toBeVisible();
});

test('during a retry of a page, ‘Reintentar’ stays, busy and with the focus', async () => {
  // The loader requests the address's page twice: alone, and then with all pages to show.
  const answers = [aResponse(500, {}), aResponse(500, {}), new Promise(() => {})];
  open({ [galleryCall(1)]: () => answers.shift() });
  const button = await screen.findByRole('button', { name: 'Reintentar' });
  await userEvent.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  expect(button).toHaveFocus();
});
