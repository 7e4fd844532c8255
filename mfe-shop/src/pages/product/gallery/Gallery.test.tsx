import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findDetails } from '../../../../content/catalogue/details';
import { findProduct } from '../../../../content/catalogue/products';
import { Gallery } from './Gallery';

const product = findProduct(1);
const details = findDetails(1);

// jsdom does not support modal dialogs.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

beforeEach(() => {
  if (!product || !details) throw new Error('product 1 is gone');
  render(<Gallery product={product} pictures={details.images} />);
});

const shown = () =>
  within(screen.getByRole('list', { name: 'Miniaturas' }))
    .getAllByRole('button')
    .findIndex((thumbnail) => thumbnail.hasAttribute('aria-current'));
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('the arrows turn the pictures in a ring', async () => {
  expect(shown()).toBe(0);
  await press('Imagen anterior');
  expect(shown()).toBe(2);
  await press('Imagen siguiente');
  expect(shown()).toBe(0);
});

test('a thumbnail shows its picture', async () => {
  await press('Ver imagen 3 de 3');
  expect(shown()).toBe(2);
});

test('a picture links to its full size, for browsers without scripts', () => {
  const first = screen.getByRole('link', { name: /^Ampliar imagen 1 de 3/ });
  expect(first).toHaveAttribute('href', expect.stringContaining('1200'));
});

test('a picture opens over the whole screen; it can be enlarged, changed and closed', async () => {
  await userEvent.click(screen.getByRole('link', { name: /^Ampliar imagen 2 de 3/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Imagen ampliada' }));
  expect(dialog.getByRole('img', { name: /vista frontal/ })).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Aumentar' }));
  expect(dialog.getByRole('button', { name: 'Reducir' })).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Imagen siguiente' }));
  expect(dialog.getByRole('img', { name: /vista elevada/ })).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Cerrar' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('going back closes it', async () => {
  await userEvent.click(screen.getByRole('link', { name: /^Ampliar imagen 2 de 3/ }));
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a picture with the keyboard’s focus is shown', () => {
  act(() => screen.getByRole('link', { name: /^Ampliar imagen 2 de 3/ }).focus());
  expect(shown()).toBe(1);
});
