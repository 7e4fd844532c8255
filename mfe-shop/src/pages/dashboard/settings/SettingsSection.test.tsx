import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useShellStore } from '@tramuntana/contracts/testing';
import { addToCart } from '../../../cart/cart';
import { addOwnReview } from '../../../reviews/ownReviews';
import { addresses } from '../addresses/addresses';
import { payments } from '../payments/payments';
import { profile } from './profile';
import { SettingsSection } from './SettingsSection';

const open = () => render(<SettingsSection />);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const nameField = () => screen.getByRole('textbox', { name: 'Nombre' });

beforeEach(() => {
  window.localStorage.clear();
  profile.clear();
  useShellStore.setState({ theme: 'light', cartCount: 0 });
});

test('the name is kept on this device until the next visit', async () => {
  const { unmount } = open();
  await userEvent.type(nameField(), ' Ona {Enter}');
  expect(screen.getByText('Nombre guardado.')).toBeVisible();
  expect(nameField()).toHaveFocus();
  unmount();
  open();
  expect(nameField()).toHaveValue('Ona');
});

test('a name of one letter is refused, and an empty one deletes it', async () => {
  profile.update(() => ({ name: 'Ona' }));
  open();
  await userEvent.clear(nameField());
  await userEvent.type(nameField(), 'O');
  await press('Guardar nombre');
  expect(screen.getByText('El nombre es demasiado corto')).toBeVisible();
  expect(profile.read().value.name).toBe('Ona');
  await userEvent.clear(nameField());
  await press('Guardar nombre');
  expect(profile.read().value.name).toBe('');
});

test('invisible characters do not count in a name, and a name that is too long is refused', async () => {
  open();
  await userEvent.click(nameField());
  await userEvent.paste('O\u200b');
  await press('Guardar nombre');
  expect(screen.getByText('El nombre es demasiado corto')).toBeVisible();
  await userEvent.clear(nameField());
  await userEvent.click(nameField());
  await userEvent.paste('ñ'.repeat(61));
  await press('Guardar nombre');
  expect(screen.getByText('El nombre es demasiado largo')).toBeVisible();
});

test('the theme is the shell’s', async () => {
  open();
  expect(screen.getByRole('radio', { name: 'Claro' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Oscuro' }));
  expect(useShellStore.getState().theme).toBe('dark');
  expect(screen.getByRole('radio', { name: 'Oscuro' })).toBeChecked();
});

test('all of the shop’s data are deleted after one question', async () => {
  window.localStorage.setItem('theme', 'dark');
  addToCart(1, 2, 10);
  profile.update(() => ({ name: 'Ona' }));
  addOwnReview({ productId: 1, name: 'Ona', rating: 5, text: 'Muy bien', date: '2026-11-20T10:00:00.000Z' });
  addresses.update((list) => list.slice(1));
  payments.update((list) => list.slice(1));
  open();
  await press('Borrar mis datos');
  expect(screen.getByRole('group', { name: '¿Borrar todos los datos? No se puede deshacer.' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sí, borrar' })).toHaveFocus();
  await press('Sí, borrar');
  expect(screen.getByText('Se han borrado los datos de la tienda en este dispositivo.')).toBeVisible();
  expect({ ...window.localStorage }).toEqual({ theme: 'dark' });
  expect(useShellStore.getState().cartCount).toBe(0);
  expect(nameField()).toHaveValue('');
  expect(screen.getByRole('button', { name: 'Borrar mis datos' })).toHaveFocus();
});

test('the answer no keeps everything', async () => {
  profile.update(() => ({ name: 'Ona' }));
  open();
  await press('Borrar mis datos');
  await press('Cancelar');
  expect(profile.read().value.name).toBe('Ona');
  expect(screen.getByRole('button', { name: 'Borrar mis datos' })).toHaveFocus();
});
