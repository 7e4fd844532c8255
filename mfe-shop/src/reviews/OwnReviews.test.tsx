import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OwnReviews } from './OwnReviews';
import { ownReviews, REVIEWS_KEY } from './ownReviews';

const open = (productId = 1) => render(<OwnReviews productId={productId} />);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Guardar reseña' }));
const keep = (stored: string) => window.localStorage.setItem(REVIEWS_KEY, stored);
const aReview = { productId: 1, name: 'Ona', rating: 4, text: 'Vuela muy bien', date: '2026-11-02T10:00:00.000Z' };

beforeEach(() => window.localStorage.clear());

test('a review is kept on this device until the next visit, and marked so', async () => {
  const { unmount } = open();
  await userEvent.type(screen.getByRole('textbox', { name: 'Nombre' }), 'Ona');
  await userEvent.click(screen.getByRole('radio', { name: '4 estrellas' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Comentario' }), 'Vuela muy bien');
  await send();
  expect(screen.getByRole('status')).toHaveTextContent('Queda guardada solo en este dispositivo');
  expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveValue('');
  unmount();
  open();
  const own = within(screen.getByRole('list', { name: 'Tus reseñas' }));
  expect(own.getByText('Vuela muy bien')).toBeVisible();
  expect(own.getByText('Guardada solo en este dispositivo')).toBeVisible();
  expect(own.getByText('4 de 5 estrellas')).toBeInTheDocument();
});

test('missing values show an error beside their field, and nothing is kept', async () => {
  open();
  await userEvent.type(screen.getByRole('textbox', { name: 'Nombre' }), 'O');
  await send();
  expect(screen.getByText('El nombre es demasiado corto')).toBeVisible();
  expect(screen.getByText('Elige una puntuación')).toBeVisible();
  expect(screen.getByText('Escribe un comentario')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveFocus();
  expect(window.localStorage.getItem(REVIEWS_KEY)).toBeNull();
});

const fill = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });

test('a review is kept without invisible characters, and its name cannot reverse the text’s direction', async () => {
  const { unmount } = open();
  fill('Nombre', '\u202eאבג');
  await userEvent.click(screen.getByRole('radio', { name: '5 estrellas' }));
  fill('Comentario', `${'🚁'.repeat(2000)}\u200b`);
  await send();
  unmount();
  open();
  expect(screen.getByText('אבג', { selector: 'bdi' })).toBeVisible();
  expect(screen.getByText('🚁'.repeat(2000))).toBeVisible();
});

test('a text that is too long shows an error instead of being cut', async () => {
  open();
  fill('Nombre', 'ñ'.repeat(61));
  await userEvent.click(screen.getByRole('radio', { name: '5 estrellas' }));
  fill('Comentario', 'x'.repeat(2001));
  await send();
  expect(screen.getByText('El nombre es demasiado largo')).toBeVisible();
  expect(screen.getByText('El comentario es demasiado largo')).toBeVisible();
});

test('an own review can be deleted', async () => {
  keep(JSON.stringify({ version: 1, reviews: [aReview] }));
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Eliminar mi reseña' }));
  expect(screen.queryByText('Vuela muy bien')).toBeNull();
  expect(JSON.parse(window.localStorage.getItem(REVIEWS_KEY) ?? '')).toEqual({ version: 1, reviews: [] });
});

test('a review of another product is not shown', () => {
  keep(JSON.stringify({ version: 1, reviews: [aReview] }));
  open(2);
  expect(screen.queryByText('Vuela muy bien')).toBeNull();
});

test.each(['{', 'null', '[]', '{"version":9,"reviews":[]}', '{"version":1,"reviews":7}'])(
  'an unreadable entry (%s) counts as no review',
  (garbage) => {
    keep(garbage);
    open();
    expect(screen.queryByRole('list', { name: 'Tus reseñas' })).toBeNull();
    expect(screen.getByRole('form', { name: 'Escribe una reseña' })).toBeVisible();
  },
);

test('a broken review leaves the others', () => {
  keep(JSON.stringify({ version: 1, reviews: [{ productId: 1 }, aReview, null] }));
  open();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test('without storage, a message shows, and the review stays until the visitor leaves the page', async () => {
  const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  open();
  await userEvent.type(screen.getByRole('textbox', { name: 'Nombre' }), 'Ona');
  await userEvent.click(screen.getByRole('radio', { name: '5 estrellas' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Comentario' }), 'Perfecto');
  await send();
  expect(screen.getByRole('status')).toHaveTextContent('se perderá al salir de la página');
  expect(screen.getByText('Perfecto')).toBeVisible();
  refused.mockRestore();
  ownReviews.clear();
});

test('another tab’s changes are shown', () => {
  open();
  act(() => {
    keep(JSON.stringify({ version: 1, reviews: [aReview] }));
    window.dispatchEvent(new StorageEvent('storage', { key: REVIEWS_KEY }));
  });
  expect(screen.getByText('Vuela muy bien')).toBeVisible();
});
