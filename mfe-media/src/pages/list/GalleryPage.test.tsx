import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMediaItem, aPage, aResponse, aService, fakeShell, renderRoutes } from 'shared-contracts/testing';
import { createRoutes } from '../../routes';

const items = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => aMediaItem({ id: from + index, titulo: `Vuelo ${from + index}` }));
const first = '/galeria/?page=1&page_size=12';
const second = '/galeria/?page=2&page_size=12';
const services = { '/services': { results: [aService({ titulo: 'Drones FPV', pagina: 'drones-fpv' })] } };
const open = (answers: Parameters<typeof fakeShell>[0], address = '/media') =>
  renderRoutes(createRoutes, fakeShell({ ...services, ...answers }), address);

test('‘Cargar más’ adds the next page below and ends with the last', async () => {
  open({ [first]: aPage(items(1, 12), { count: 14, next: 'page 2' }), [second]: aPage(items(13, 2), { count: 14 }) });
  const more = await screen.findByRole('link', { name: 'Cargar más' });
  expect(more).toHaveAttribute('href', '/media?page=2');
  await userEvent.click(more);
  expect(await screen.findByRole('link', { name: 'Vuelo 14' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Vuelo 1' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Cargar más' })).toBeNull();
});

test('the address shows all pages up to its own', async () => {
  open({ [first]: aPage(items(1, 12), { next: 'page 2' }), [second]: aPage(items(13, 2)) }, '/media?page=2');
  expect(await screen.findByRole('link', { name: 'Vuelo 1' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Vuelo 14' })).toBeVisible();
});

test('kind and service filter, and stand in the address', async () => {
  const { router } = open({
    [first]: aPage(items(1, 2)),
    '/galeria/?page=1&page_size=12&kind=video': aPage(items(1, 1)),
    '/galeria/?page=1&page_size=12&kind=video&servicio=drones-fpv': aPage(items(5, 1)),
  });
  await userEvent.click(await screen.findByRole('link', { name: 'Vídeos' }));
  expect(router.state.location.search).toBe('?kind=video');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Servicio' }), 'Drones FPV');
  expect(await screen.findByRole('link', { name: 'Vuelo 5' })).toBeVisible();
  expect(router.state.location.search).toBe('?kind=video&servicio=drones-fpv');
});

test('nothing to show says so, with the way to all of it', async () => {
  open({ '/galeria/?page=1&page_size=12&kind=imagen': aPage([]) }, '/media?kind=imagen');
  expect(await screen.findByText('No hay contenido con estos filtros')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver toda la galería' })).toHaveAttribute('href', '/media');
});

test('a failure can be tried again', async () => {
  let works = false;
  open({ [first]: () => (works ? aPage(items(1, 1)) : aResponse(500, {})) });
  await screen.findByText('No se pudo cargar la galería');
  works = true;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('link', { name: 'Vuelo 1' })).toBeVisible();
});
