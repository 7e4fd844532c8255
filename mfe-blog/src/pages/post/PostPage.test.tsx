import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Post } from '@tramuntana/contracts';
import { aPage, aPost, aResponse, fakeShell, renderRoutes, useShellStore } from '@tramuntana/contracts/testing';
import { createRoutes } from '../../routes';

// Loads the page's module before the first test, so that its `findBy…` need not wait for it.
beforeAll(() => import('./PostPage'));

const related = (id: number, page = 1) => `/blog-post/${id}/related/?page=${page}&page_size=2`;

beforeEach(() => useShellStore.getState().dismissToast());

function open(over: Partial<Post> = {}, more: Record<string, unknown> = {}, search = '') {
  const post = aPost({ id: 7, titulo: 'Volar con viento', ...over });
  const shell = fakeShell({ '/blog-post/7/': post, [related(7)]: aPage([]), ...more });
  return renderRoutes(createRoutes, shell, `/blog/post/7${search}`);
}

const toast = () => useShellStore.getState().toast;

test('shows title, author, Spanish date, reading time, and a link back', async () => {
  open({ fecha: '2026-01-09T23:30:00Z', author: 'Pau Ferrer', read_time: 6 });
  const article = await screen.findByRole('article', { name: 'Volar con viento' });
  expect(within(article).getByRole('heading', { level: 1 })).toHaveTextContent('Volar con viento');
  expect(article).toHaveTextContent('Pau Ferrer');
  expect(article).toHaveTextContent('10 de enero de 2026');
  expect(article).toHaveTextContent('6 min de lectura');
  expect(within(article).getByRole('link', { name: 'Volver al blog' })).toHaveAttribute('href', '/blog');
});

test('the picture comes from the media host, in the best available size', async () => {
  const sources = [{ src: '/api/files/cala-480.avif', type: 'image/avif', width: 480 }];
  const picture = { src: '/api/files/cala.webp', alt: 'Una cala', width: 1600, height: 900, sources };
  const shell = fakeShell({ '/blog-post/7/': aPost({ id: 7, picture }), [related(7)]: aPage([]) });
  renderRoutes(createRoutes, { ...shell, mediaUrl: (path) => `https://media.example${path}` }, '/blog/post/7');
  const image = await screen.findByRole('img', { name: 'Una cala' });
  expect(image).toHaveAttribute('src', 'https://media.example/api/files/cala.webp');
  expect(image.parentElement?.querySelector('source')?.srcset).toBe(
    'https://media.example/api/files/cala-480.avif 480w',
  );
});

test('a tag links to the list with that filter', async () => {
  open({ tags: [{ name: 'Técnica de vuelo' }] });
  const tags = await screen.findByRole('list', { name: 'Etiquetas' });
  const link = within(tags).getByRole('link', { name: 'Técnica de vuelo' });
  expect(link).toHaveAttribute('href', '/blog?tag=T%C3%A9cnica+de+vuelo');
});

test('a long post has a table of contents that leads to its headings', async () => {
  const names = ['Uno', 'Dos', 'Tres', 'Cuatro', 'Cinco', 'Seis'];
  open({ content: names.map((name) => `<h2>${name}</h2><p>…</p>`).join('') });
  const contents = await screen.findByRole('navigation', { name: 'En este artículo' });
  for (const name of names) {
    const link = within(contents).getByRole('link', { name });
    const id = link.getAttribute('href')?.split('#')[1] ?? '';
    expect(document.getElementById(id)).toHaveTextContent(name);
  }
});

test('a post with five headings has no table of contents', async () => {
  open({ content: '<h2>Uno</h2>'.repeat(5) });
  await screen.findByRole('article', { name: 'Volar con viento' });
  expect(screen.queryByRole('navigation', { name: 'En este artículo' })).not.toBeInTheDocument();
});

test('while it loads: Cargando artículo...', async () => {
  const shell = fakeShell({ '/blog-post/7/': () => new Promise(() => {}) });
  renderRoutes(createRoutes, { ...shell, loaderTimeout: () => Promise.resolve() }, '/blog/post/7');
  expect(await screen.findByText('Cargando artículo...')).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test('an unknown id: Post No Encontrado, with a link back', async () => {
  const shell = fakeShell();
  renderRoutes(createRoutes, shell, '/blog/post/999');
  expect(await screen.findByRole('heading', { level: 1, name: 'Post No Encontrado' })).toBeVisible();
  expect(screen.getByText('No se pudo encontrar este post')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Volver al blog' })).toHaveAttribute('href', '/blog');
  expect(screen.queryByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument();
  expect(toast()).toBeNull();
});

test.each(['hola', '1e3', '-1', '0', '7.5', '99999999999', '%00'])(
  'the id %s is not found, without a call to the API',
  async (id) => {
    const shell = fakeShell();
    const get = jest.spyOn(shell.api, 'find');
    renderRoutes(createRoutes, shell, `/blog/post/${id}`);
    expect(await screen.findByRole('heading', { name: 'Post No Encontrado' })).toBeVisible();
    expect(get).not.toHaveBeenCalled();
  },
);

test('a failure shows a toast and a message after one call, and Reintentar loads the post', async () => {
  const answer = jest
    .fn()
    .mockReturnValueOnce(aResponse(500, {}))
    .mockReturnValue(aPost({ id: 7, titulo: 'Por fin' }));
  open({}, { '/blog-post/7/': answer });
  const sentence = 'Error al cargar los detalles del post';
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Post No Encontrado' })).toBeVisible();
  expect(toast()).toMatchObject({ title: sentence, tone: 'destructive' });
  expect(answer).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Por fin' })).toBeVisible();
});

describe('related articles', () => {
  const two = aPage([aPost({ titulo: 'Parecido 1' }), aPost({ titulo: 'Parecido 2' })], { count: 3, next: '/más' });
  const last = aPage([aPost({ titulo: 'Parecido 3' })], { count: 3, previous: '/menos' });
  const section = () => screen.findByRole('region', { name: 'Artículos relacionados' });
  const button = (name: string) => screen.getByRole('button', { name });

  test('begin at page 1 with Anterior disabled; Siguiente is disabled on the last page', async () => {
    open({}, { [related(7)]: two, [related(7, 2)]: last });
    expect(within(await section()).getAllByRole('article')).toHaveLength(2);
    expect(button('Anterior')).toBeDisabled();
    expect(button('Siguiente')).toBeEnabled();
    await userEvent.click(button('Siguiente'));
    expect(await screen.findByRole('link', { name: 'Parecido 3' })).toBeVisible();
    expect(button('Siguiente')).toBeDisabled();
    await userEvent.click(button('Anterior'));
    expect(await screen.findByRole('link', { name: 'Parecido 1' })).toBeVisible();
    expect(button('Anterior')).toBeDisabled();
  });

  test('move the focus to the other button when the pressed one becomes disabled', async () => {
    open({}, { [related(7)]: two, [related(7, 2)]: last });
    await section();
    button('Siguiente').focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('link', { name: 'Parecido 3' });
    expect(button('Anterior')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('link', { name: 'Parecido 1' });
    expect(button('Siguiente')).toHaveFocus();
  });

  test('begin at page 1 again with another post', async () => {
    const other = aPost({ id: 8, titulo: 'Parecido 3' });
    const answers = { [related(7, 2)]: aPage([other]), '/blog-post/8/': other, [related(8)]: two };
    open({}, answers, '?relacionados=2');
    await userEvent.click(await screen.findByRole('link', { name: 'Parecido 3' }));
    expect(await screen.findByRole('link', { name: 'Parecido 1' })).toBeVisible();
    expect(button('Anterior')).toBeDisabled();
  });

  test('turn pages without scripts, because the buttons belong to a form', async () => {
    open({}, { [related(7)]: two });
    await section();
    expect(button('Siguiente')).toHaveAttribute('name', 'relacionados');
    expect(button('Siguiente')).toHaveAttribute('value', '2');
    expect(button('Siguiente')).toHaveAttribute('type', 'submit');
  });

  test('are hidden if there are none', async () => {
    open();
    await screen.findByRole('article', { name: 'Volar con viento' });
    await waitFor(() => expect(screen.queryByText('Artículos relacionados')).not.toBeInTheDocument());
  });
});

test.each([
  ['the post', '/blog-post/7/'],
  ['the list of related articles', related(7)],
])('during a retry of %s, ‘Reintentar’ stays, busy and with the focus', async (_name, path) => {
  const answers = [aResponse(500, {}), new Promise(() => {})];
  open({}, { [path]: () => answers.shift() });
  const button = await screen.findByRole('button', { name: 'Reintentar' });
  await userEvent.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  expect(button).toHaveFocus();
});
