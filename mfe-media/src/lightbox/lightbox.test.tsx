import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMediaItem, aPage, fakeShell, renderRoutes } from '@tramuntana/contracts/testing';
import { createRoutes } from '../routes';
import { aGallery, galleryCall } from '../testing/aGallery';

const open = (answers: Parameters<typeof fakeShell>[0]) => renderRoutes(createRoutes, fakeShell(answers), '/media');
const dialog = () => screen.findByRole('dialog', { name: 'Visor de la galería' });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const enlarge = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name: `Ampliar: ${name}` }));
const current = async () =>
  within(await dialog())
    .getAllByRole('group')
    .find((slide) => slide.className.includes('current')) as HTMLElement;

test('a card’s picture opens the lightbox at its item, with a link to the item’s page', async () => {
  open(aGallery(5));
  await enlarge('Vuelo 3');
  expect(await current()).toHaveAccessibleName('3 de 5');
  expect(within(await current()).getByText('Vuelo 3')).toBeInTheDocument();
  expect(within(await current()).getByRole('link', { name: 'Ver la ficha' })).toHaveAttribute('href', '/media/3');
});

test('arrows turn the slides, Escape closes, and the address stays the list’s', async () => {
  const { router } = open(aGallery(5));
  await enlarge('Vuelo 2');
  await dialog();
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(async () => expect(await current()).toHaveAccessibleName('3 de 5'));
  expect(router.state.location.pathname).toBe('/media');
  await userEvent.keyboard('{Escape}');
  await closed();
  expect(router.state.location.pathname).toBe('/media');
});

test('its buttons have Spanish names', async () => {
  open(aGallery(5));
  await enlarge('Vuelo 2');
  const box = within(await dialog());
  for (const name of ['Anterior', 'Siguiente', 'Cerrar']) expect(box.getByRole('button', { name })).toBeInTheDocument();
  await userEvent.click(box.getByRole('button', { name: 'Cerrar' }));
  await closed();
});

test('the browser’s back button closes it', async () => {
  const { router } = open(aGallery(5));
  await enlarge('Vuelo 1');
  await dialog();
  await router.navigate(-1);
  await closed();
  expect(await screen.findByRole('link', { name: 'Vuelo 1' })).toBeVisible();
});

test('near the last loaded slide, more items load', async () => {
  const { router } = open(aGallery(20));
  await enlarge('Vuelo 11');
  await dialog();
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(async () => expect(await current()).toHaveAccessibleName('12 de 20'));
  expect(router.state.location.search).toBe('?page=2');
});

test('an item with only an iframe has no slide', async () => {
  const items = [
    aMediaItem({ titulo: 'Uno' }),
    aMediaItem({ titulo: 'Visita', file: null, iframe: 'https://a.example' }),
  ];
  open({ ...aGallery(0), [galleryCall(1)]: aPage(items) });
  await enlarge('Uno');
  expect(await current()).toHaveAccessibleName('1 de 1');
});
