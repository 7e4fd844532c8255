import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddressesSection } from './AddressesSection';
import { addresses } from './addresses';

const KEY = 'shop-addresses';
const HOME = 'Casa, Carrer de la Força, 112, 2.º 1.ª';
const OFFICE = 'Oficina, Carrer de Pau Claris, 340, entresuelo';

const open = () => render(<AddressesSection />);
const names = () => screen.queryAllByRole('article').map((entry) => entry.getAttribute('aria-label'));
const entry = (name: string) => within(screen.getByRole('article', { name }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const fill = async (label: string, value: string) => {
  const field = screen.getByRole('textbox', { name: label });
  await userEvent.clear(field);
  await userEvent.type(field, value);
};
const defaults = () => screen.getAllByText('Predeterminada').length;

beforeEach(() => addresses.clear());

test('three sample addresses, one of them the default', () => {
  open();
  expect(names()).toHaveLength(3);
  expect(entry(HOME).getByText('Predeterminada')).toBeVisible();
  expect(defaults()).toBe(1);
});

test('an address is added and kept, and takes the focus', async () => {
  open();
  await press('Añadir dirección');
  expect(await screen.findByRole('textbox', { name: 'Calle y número' })).toHaveFocus();
  await userEvent.click(screen.getByRole('radio', { name: 'Oficina' }));
  await fill('Calle y número', ' Carrer Nou, 501 ');
  await fill('Código postal', '17001');
  await fill('Población', 'Girona');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Usar como dirección predeterminada' }));
  await press('Guardar');
  const added = await screen.findByRole('article', { name: 'Oficina, Carrer Nou, 501' });
  expect(within(added).getByText('Predeterminada')).toBeVisible();
  expect(added).toHaveTextContent('17001 Girona');
  expect(defaults()).toBe(1);
  expect(within(added).getByRole('button', { name: 'Editar Oficina, Carrer Nou, 501' })).toHaveFocus();
  expect(JSON.parse(window.localStorage.getItem(KEY) ?? '')).toMatchObject({
    version: 1,
    addresses: [{}, {}, {}, { id: 4, type: 'Oficina', street: 'Carrer Nou, 501', isDefault: true }],
  });
});

test('missing or invalid values show an error beside their field, and nothing is kept', async () => {
  open();
  await press('Añadir dirección');
  await screen.findByRole('form', { name: 'Nueva dirección' });
  await fill('Código postal', '99001');
  await press('Guardar');
  expect(await screen.findByText('La dirección es demasiado corta')).toBeVisible();
  expect(screen.getByText('La población es demasiado corta')).toBeVisible();
  expect(screen.getByText('Código postal no válido')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Calle y número' })).toHaveFocus();
  expect(window.localStorage.getItem(KEY)).toBeNull();
});

test('a changed address keeps its position', async () => {
  open();
  await press(`Editar ${OFFICE}`);
  expect(await screen.findByRole('textbox', { name: 'Población' })).toHaveValue('Barcelona');
  await fill('Calle y número', 'Carrer Ample, 909');
  await press('Guardar');
  await screen.findByRole('article', { name: 'Oficina, Carrer Ample, 909' });
  expect(names()[1]).toBe('Oficina, Carrer Ample, 909');
});

test.each(['Cancelar', 'Escape'])('a form closed by %s changes nothing and returns the focus', async (way) => {
  open();
  await press(`Editar ${OFFICE}`);
  await screen.findByRole('form', { name: 'Editar dirección' });
  await fill('Población', 'Sabadell');
  await (way === 'Escape' ? userEvent.keyboard('{Escape}') : press(way));
  expect(screen.queryByRole('form')).toBeNull();
  expect(screen.getByRole('article', { name: OFFICE })).toHaveTextContent('08009 Barcelona');
  expect(screen.getByRole('button', { name: `Editar ${OFFICE}` })).toHaveFocus();
  await press('Añadir dirección');
  await screen.findByRole('form', { name: 'Nueva dirección' });
  await press('Cancelar');
  expect(screen.getByRole('button', { name: 'Añadir dirección' })).toHaveFocus();
});

test('another address can become the default, and there is only one', async () => {
  open();
  await press(`Usar por defecto ${OFFICE}`);
  expect(entry(OFFICE).getByText('Predeterminada')).toBeVisible();
  expect(defaults()).toBe(1);
  expect(screen.getByRole('button', { name: `Editar ${OFFICE}` })).toHaveFocus();
});

test('if the default is removed, another address becomes it until the removed one is put back', async () => {
  open();
  await press(`Eliminar ${HOME}`);
  expect(screen.getByText(`Has eliminado ${HOME}.`)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Deshacer' })).toHaveFocus();
  expect(entry(OFFICE).getByText('Predeterminada')).toBeVisible();
  await press('Deshacer');
  expect(names()[0]).toBe(HOME);
  expect(entry(HOME).getByText('Predeterminada')).toBeVisible();
  expect(defaults()).toBe(1);
});

test('if all addresses are removed, a message shows, and the next one becomes the default', async () => {
  open();
  for (const name of names()) await press(`Eliminar ${name}`);
  expect(screen.getByText('No tienes ninguna dirección guardada')).toBeVisible();
  await press('Añadir dirección');
  await screen.findByRole('form', { name: 'Nueva dirección' });
  await fill('Calle y número', 'Carrer Nou, 501');
  await fill('Código postal', '17001');
  await fill('Población', 'Girona');
  await press('Guardar');
  expect(await screen.findByText('Predeterminada')).toBeVisible();
});

test('another tab’s changes are shown', () => {
  open();
  const list = [{ id: 9, type: 'Casa', street: 'Carrer Nou, 501', city: 'Girona', postalCode: '17001' }];
  window.localStorage.setItem(KEY, JSON.stringify({ version: 1, addresses: list }));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })));
  expect(names()).toEqual(['Casa, Carrer Nou, 501']);
  expect(screen.getByText('Predeterminada')).toBeVisible();
});

test.each(['{', '{"version":1}', '[]', 'null'])('garbage in the storage (%s) leaves the samples', (garbage) => {
  window.localStorage.setItem(KEY, garbage);
  open();
  expect(names()).toHaveLength(3);
});
