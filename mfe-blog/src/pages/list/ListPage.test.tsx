import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Paged, Post } from '@tramuntana/contracts';
import { aPage, aPost, aResponse, aTag, fakeShell, renderRoutes } from '@tramuntana/contracts/testing';
import { createRoutes } from '../../routes';

// Loads the page's module before the first test, so that its `findBy…` need not wait for it.
beforeAll(() => import('./ListPage'));

const FEATURED = '/blog-post/?page=1&page_size=3&order_by=fecha';
const TAGS = '/tag/?model=post&page=1&page_size=30';
/** Id of the tag 'FPV'. */
const FPV = 31;
const latest = (page = 1, search = '', tags = 0) =>
  `/blog-post/?page=${page}&page_size=2&order_by=fecha${search && `&search=${search}`}&tags=${tags}`;
const titled = (...titles: string[]) => titles.map((titulo) => aPost({ titulo }));

const answers = (more: Record<string, unknown> = {}) => ({
  [FEATURED]: aPage(titled('Portada 1', 'Portada 2', 'Portada 3')),
  [TAGS]: aPage([aTag({ id: FPV, name: 'FPV' }), aTag({ name: 'Normativa' })]),
  [latest()]: aPage(titled('Última 1', 'Última 2'), { count: 5, next: '/siguiente' }),
  ...more,
});

const open = (address = '/blog', more: Record<string, unknown> = {}) =>
  renderRoutes(createRoutes, fakeShell(answers(more)), address);

const region = (name: string) => screen.findByRole('region', { name });
const expectTitles = (name: string, titles: string[]) =>
  waitFor(() => {
    const headings = within(screen.getByRole('region', { name })).getAllByRole('heading', { level: 3 });
    expect(headings.map((heading) => heading.textContent)).toEqual(titles);
  });
const address = ({ router }: ReturnType<typeof open>) => router.state.location.pathname + router.state.location.search;

test('shows three featured articles, the latest two, and one h1', async () => {
  open();
  await expectTitles('Destacados', ['Portada 1', 'Portada 2', 'Portada 3']);
  await expectTitles('Últimos artículos', ['Última 1', 'Última 2']);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test('a body is shown as plain text, under the Spanish date and the reading time', async () => {
  const post = aPost({ titulo: 'Volar', fecha: '2026-03-02', content: '<h2>Antes</h2><p>Mira <b>el mapa</b></p>' });
  open('/blog', { [latest()]: aPage([post]) });
  const card = within(await region('Últimos artículos')).getByRole('article');
  expect(card).toHaveTextContent('Antes Mira el mapa');
  expect(card).toHaveTextContent('2 de marzo de 2026');
  expect(card).toHaveTextContent('4 min de lectura');
  expect(within(card).getByRole('link', { name: 'Volar' })).toHaveAttribute('href', `/blog/post/${post.id}`);
});

test('typing starts one search, after a pause, from page 1 and within the tag', async () => {
  const search = jest.fn(() => aPage(titled('Con viento')));
  const page = open('/blog?tag=FPV&page=2', {
    [latest(2, '', FPV)]: aPage(titled('Otra'), { count: 3 }),
    [latest(1, 'viento', FPV)]: search,
  });
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Buscar en el blog' }), 'viento');
  await waitFor(() => expect(address(page)).toBe('/blog?buscar=viento&tag=FPV'));
  await expectTitles('Resultados', ['Con viento']);
  expect(screen.getByRole('status')).toHaveTextContent('1 artículo sobre «FPV» con «viento»');
  expect(search).toHaveBeenCalledTimes(1);
});

test('a late answer does not overwrite a newer one', async () => {
  let answerLate = (_page: Paged<Post>) => {};
  const late = new Promise<Paged<Post>>((resolve) => {
    answerLate = resolve;
  });
  const page = open('/blog', {
    [latest(1, 'mapa')]: () => late,
    [latest(1, 'mapas')]: aPage(titled('De mapas')),
  });
  const field = await screen.findByRole('searchbox');
  await userEvent.type(field, 'mapa{Enter}');
  await userEvent.type(field, 's{Enter}');
  await waitFor(() => expect(address(page)).toBe('/blog?buscar=mapas'));
  await expectTitles('Resultados', ['De mapas']);
  answerLate(aPage(titled('De mapa')));
  await late;
  await new Promise((resolve) => setTimeout(resolve, 50));
  await expectTitles('Resultados', ['De mapas']);
  expect(field).toHaveValue('mapas');
});

test('going back restores the list and the words in the field', async () => {
  const page = open('/blog', { [latest(1, 'viento')]: aPage(titled('Con viento')) });
  await userEvent.type(await screen.findByRole('searchbox'), 'viento{Enter}');
  await expectTitles('Resultados', ['Con viento']);
  await act(() => page.router.navigate(-1));
  await expectTitles('Últimos artículos', ['Última 1', 'Última 2']);
  expect(screen.getByRole('searchbox')).toHaveValue('');
  await act(() => page.router.navigate(1));
  await expectTitles('Resultados', ['Con viento']);
  expect(screen.getByRole('searchbox')).toHaveValue('viento');
});

test('a shared address opens the same list', async () => {
  open('/blog?buscar=viento&tag=FPV&page=2', {
    [latest(2, 'viento', FPV)]: aPage(titled('Página dos'), { count: 3 }),
  });
  await expectTitles('Resultados', ['Página dos']);
  expect(screen.getByRole('searchbox')).toHaveValue('viento');
  expect(screen.getByRole('link', { name: 'FPV' })).toHaveAttribute('aria-current', 'true');
});

test('the search works without scripts: a form whose fields become the address, the tag among them', async () => {
  open('/blog?tag=FPV', { [latest(1, '', FPV)]: aPage(titled('Uno')) });
  const form = (await screen.findByRole('searchbox')).closest('form');
  expect(form).toHaveAttribute('action', '/blog');
  expect(form?.method).toBe('get');
  const fields = [...(form?.querySelectorAll('input') ?? [])].map(({ name, value }) => [name, value]);
  expect(fields).toEqual([
    ['buscar', ''],
    ['tag', 'FPV'],
  ]);
});

test('a tag filters from page 1, and the selected tag again clears the filter', async () => {
  const page = open('/blog?page=2', {
    [latest(2)]: aPage(titled('Tercera'), { count: 5 }),
    [latest(1, '', FPV)]: aPage(titled('De FPV')),
  });
  await userEvent.click(await screen.findByRole('link', { name: 'FPV' }));
  await expectTitles('Resultados', ['De FPV']);
  expect(address(page)).toBe('/blog?tag=FPV');
  await userEvent.click(screen.getByRole('link', { name: 'FPV' }));
  await expectTitles('Últimos artículos', ['Última 1', 'Última 2']);
  expect(address(page)).toBe('/blog');
  expect(screen.getByRole('link', { name: 'FPV' })).not.toHaveAttribute('aria-current');
});

test('a tag beyond the first thirty is found on a later page of tags', async () => {
  open('/blog?tag=Viento', {
    [TAGS]: aPage([aTag({ name: 'FPV' })], { count: 31, next: '/siguiente' }),
    [TAGS.replace('page=1', 'page=2')]: aPage([aTag({ id: 77, name: 'Viento' })]),
    [latest(1, '', 77)]: aPage(titled('De viento')),
  });
  await expectTitles('Resultados', ['De viento']);
});

test('a tag in the address is found in any case, with or without accents', async () => {
  open('/blog?tag=tecnica', {
    [TAGS]: aPage([aTag({ id: 78, name: 'Técnica' })]),
    [latest(1, '', 78)]: aPage(titled('De técnica')),
  });
  await expectTitles('Resultados', ['De técnica']);
});

test('a tag that the API does not know has no results', async () => {
  open('/blog?tag=Nadie');
  expect(await screen.findByText('No hay artículos que coincidan')).toBeVisible();
});

test('failed tags fail the filtered list, too, and Reintentar requests both again', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const answer = jest
    .fn()
    .mockReturnValueOnce(aResponse(500, {}))
    .mockReturnValue(aPage([aTag({ id: FPV, name: 'FPV' })]));
  open('/blog?tag=FPV', { [TAGS]: answer, [latest(1, '', FPV)]: aPage(titled('De FPV')) });
  const list = within(await region('Resultados'));
  expect(await list.findByText('Error inesperado al obtener los posts')).toBeVisible();
  await userEvent.click(list.getByRole('button', { name: 'Reintentar' }));
  await expectTitles('Resultados', ['De FPV']);
  expect(screen.getByRole('link', { name: 'FPV' })).toBeVisible();
  expect(answer).toHaveBeenCalledTimes(2);
  log.mockRestore();
});

test('pages of two: Anterior is disabled on the first, Siguiente on the last', async () => {
  const page = open('/blog', {
    [latest(3)]: aPage(titled('La quinta'), { count: 5, previous: '/anterior' }),
  });
  const pages = within(await screen.findByRole('navigation', { name: 'Páginas de artículos' }));
  expect(pages.getByRole('button', { name: 'Anterior' })).toBeDisabled();
  expect(pages.getByRole('link', { name: 'Siguiente' })).toHaveAttribute('href', '/blog?page=2');
  await userEvent.click(pages.getByRole('link', { name: 'Página 3' }));
  await expectTitles('Últimos artículos', ['La quinta']);
  expect(address(page)).toBe('/blog?page=3');
  expect(pages.getByRole('button', { name: 'Siguiente' })).toBeDisabled();
  expect(pages.getByRole('link', { name: 'Anterior' })).toHaveAttribute('href', '/blog?page=2');
});

test('the pagination shows the first, the last, two on each side of the current page, and the gaps', async () => {
  open('/blog?page=10', { [latest(10)]: aPage(titled('Uno', 'Dos'), { count: 40 }) });
  const pages = await screen.findByRole('navigation', { name: 'Páginas de artículos' });
  const shown = within(pages)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
  expect(shown).toEqual(['1', '…', '8', '9', '10', '11', '12', '…', '20']);
});

test('no results: a sentence and a link to the whole list', async () => {
  open('/blog?buscar=zzz', { [latest(1, 'zzz')]: aPage([]) });
  expect(await screen.findByText('No hay artículos que coincidan')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Ver todos los artículos' }));
  await expectTitles('Últimos artículos', ['Última 1', 'Última 2']);
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('a search of signs alone makes no call to the API and explains searches', async () => {
  open('/blog?buscar=🚁');
  expect(await screen.findByText('0 artículos con', { exact: false })).toHaveTextContent('0 artículos con «🚁»');
  expect(screen.getByText('Escribe alguna letra o cifra: los demás signos no se buscan.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver todos los artículos' })).toBeVisible();
});

test('words from the address cannot reverse the direction of their sentence', async () => {
  open('/blog?buscar=אבג&tag=%E2%80%AEfpv', { [latest(1, encodeURIComponent('אבג'), FPV)]: aPage(titled('Una')) });
  const sentence = await screen.findByText('1 artículo', { exact: false });
  expect(sentence).toHaveTextContent('1 artículo sobre «fpv» con «אבג»');
  expect([...sentence.querySelectorAll('bdi')].map(({ textContent }) => textContent)).toEqual(['fpv', 'אבג']);
});

test('a large number of results has grouped thousands', async () => {
  open('/blog?buscar=mapa', { [latest(1, 'mapa')]: aPage(titled('Mapa'), { count: 1234 }) });
  expect(await screen.findByText('1.234 artículos', { exact: false })).toBeVisible();
});

test('a page beyond the end leads back to the first', async () => {
  open('/blog?page=99', { [latest(99)]: aPage([], { count: 5 }) });
  expect(await screen.findByRole('link', { name: 'Volver a la primera página' })).toHaveAttribute('href', '/blog');
});

test('a failed list shows one message after one call, and Reintentar calls again', async () => {
  const answer = jest
    .fn()
    .mockReturnValueOnce(aResponse(500, {}))
    .mockReturnValue(aPage(titled('Por fin')));
  open('/blog', { [latest()]: answer });
  expect(await screen.findByText('Error inesperado al obtener los posts')).toBeVisible();
  expect(answer).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await expectTitles('Últimos artículos', ['Por fin']);
});

test('while posts load, a skeleton announces them', async () => {
  const shell = fakeShell(answers({ [latest()]: () => new Promise(() => {}) }));
  renderRoutes(createRoutes, { ...shell, loaderTimeout: () => Promise.resolve() }, '/blog');
  const section = await region('Últimos artículos');
  expect(within(section).getByRole('status')).toHaveTextContent('Cargando artículos...');
});

test('failed tags are logged, shown in Spanish, and can be retried', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const answer = jest
    .fn()
    .mockReturnValueOnce(aResponse(500, {}))
    .mockReturnValue(aPage([aTag({ name: 'Mapas' })]));
  open('/blog', { [TAGS]: answer });
  expect(await screen.findByText(/No se pudieron cargar las etiquetas/)).toBeVisible();
  expect(log).toHaveBeenCalledWith('Error loading tags', expect.any(Error));
  log.mockRestore();
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('link', { name: 'Mapas' })).toBeVisible();
});

test('a repeated failure of the tags is announced again, because its text is a new element', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  let answer = (_: unknown) => {};
  const answers = [
    aResponse(500, {}),
    new Promise((resolve) => {
      answer = resolve;
    }),
  ];
  open('/blog', { [TAGS]: () => answers.shift() });
  const sentence = () => screen.getByText('No se pudieron cargar las etiquetas.');
  const button = await screen.findByRole('button', { name: 'Reintentar' });
  const before = sentence();
  await userEvent.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  expect(sentence()).toBe(before);
  answer(aResponse(500, {}));
  await waitFor(() => expect(sentence()).not.toBe(before));
  expect(button).toHaveFocus();
});

test('a provider without tags (404) gives an empty row, not a failure', async () => {
  open('/blog', { [TAGS]: aResponse(404, {}) });
  await region('Destacados');
  expect(within(screen.getByRole('navigation', { name: 'Etiquetas' })).queryAllByRole('link')).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument();
});

test.each([
  ['the featured posts', FEATURED],
  ['the latest posts', latest()],
  ['the tags', TAGS],
])('during a retry of %s, ‘Reintentar’ stays, busy and with the focus', async (_name, path) => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const answers = [aResponse(500, {}), new Promise(() => {})];
  open('/blog', { [path]: () => answers.shift() });
  const button = await screen.findByRole('button', { name: 'Reintentar' });
  await userEvent.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  expect(button).toHaveFocus();
});

test('the field keeps the typed spaces, and the address has single ones', async () => {
  const page = open('/blog', {
    [latest(1, 'mapa+de')]: aPage(titled('Mapa')),
    [latest(1, 'mapa+de+viento')]: aPage(titled('Mapa de viento')),
  });
  const field = await screen.findByRole('searchbox');
  await userEvent.type(field, 'mapa  de');
  await waitFor(() => expect(address(page)).toBe('/blog?buscar=mapa+de'));
  await expectTitles('Resultados', ['Mapa']);
  expect(field).toHaveValue('mapa  de');
  await userEvent.type(field, ' viento');
  await expectTitles('Resultados', ['Mapa de viento']);
  expect(field).toHaveValue('mapa  de viento');
});

test('a tag in another case still counts as selected', async () => {
  open('/blog?tag=fpv', { [latest(1, '', FPV)]: aPage(titled('De FPV')) });
  const tag = await screen.findByRole('link', { name: 'FPV' });
  expect(tag).toHaveAttribute('aria-current', 'true');
  expect(tag).toHaveAttribute('href', '/blog');
  expect(screen.queryByRole('link', { name: 'fpv' })).toBeNull();
});

test('a selected tag outside the row is put first, and can be cleared', async () => {
  open('/blog?tag=Viento');
  const row = within(await screen.findByRole('navigation', { name: 'Etiquetas' }));
  const [first] = row.getAllByRole('link');
  expect(first).toHaveTextContent('Viento');
  expect(first).toHaveAttribute('aria-current', 'true');
  expect(first).toHaveAttribute('href', '/blog');
});
