import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PaymentsSection } from './PaymentsSection';
import { payments } from './payments';

const VISA = 'Visa terminada en 4242';
const open = () => render(<PaymentsSection />);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const openForm = async () => {
  open();
  await press('Añadir método de pago');
  await screen.findByRole('form', { name: 'Nuevo método de pago' });
};
const fill = async (label: string, value: string) => {
  const field = screen.getByRole('textbox', { name: label });
  await userEvent.clear(field);
  await userEvent.type(field, value);
};
const everythingStored = () => JSON.stringify({ ...window.localStorage, ...window.sessionStorage });

beforeEach(() => {
  window.localStorage.clear();
  payments.clear();
  jest.useFakeTimers({
    now: new Date('2026-11-21T12:00:00Z'),
    doNotFake: ['setTimeout', 'queueMicrotask', 'setImmediate', 'nextTick', 'performance'],
  });
});
afterEach(() => jest.useRealTimers());

test('two sample cards with their last four digits and expiry', () => {
  open();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(within(screen.getByRole('article', { name: VISA })).getByText('Caduca 09/28')).toBeVisible();
});

test('only type, last four digits and expiry of a new card are kept', async () => {
  await openForm();
  expect(screen.getByRole('textbox', { name: 'Número de tarjeta' })).toHaveFocus();
  await fill('Número de tarjeta', '5555 5555 5555 4444');
  await fill('Caducidad', '0130');
  await press('Guardar');
  expect(await screen.findByText('Caduca 01/30')).toBeVisible();
  expect(payments.read().value[2]).toEqual({
    id: 3,
    type: 'Mastercard',
    last4: '4444',
    expMonth: 1,
    expYear: 2030,
    isDefault: false,
  });
  expect(everythingStored()).toContain('4444');
  expect(everythingStored().replace(/\D/g, '')).not.toContain('55554444');
});

test('the form asks for a test number, and tells browsers not to offer a real one', async () => {
  await openForm();
  const number = screen.getByRole('textbox', { name: 'Número de tarjeta' });
  expect(number).toHaveAccessibleDescription(/Usa un número de prueba/);
  expect(number).toHaveAttribute('autocomplete', 'off');
});

test.each([
  ['4242 4242 4242 4241', '09/28', 'Número de tarjeta no válido'],
  ['1234', '09/28', 'Número de tarjeta no válido'],
  ['3782 822463 10005', '09/28', 'Solo se admiten Visa y Mastercard'],
  ['4242424242424242', '13/28', 'Caducidad no válida: escríbela como MM/AA'],
  ['4242424242424242', 'pronto', 'Caducidad no válida: escríbela como MM/AA'],
  ['4242424242424242', '10/26', 'La tarjeta está caducada'],
])('number %s with expiry %s: «%s»', async (number, expiry, sentence) => {
  await openForm();
  await fill('Número de tarjeta', number);
  await fill('Caducidad', expiry);
  await press('Guardar');
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(window.localStorage).toHaveLength(0);
});

test('a card is valid until the end of its month', async () => {
  await openForm();
  await fill('Número de tarjeta', '4242424242424242');
  await fill('Caducidad', '11 / 26');
  await press('Guardar');
  expect(await screen.findByText('Caduca 11/26')).toBeVisible();
});

test('a stored card’s expiry can be changed, but not its number', async () => {
  open();
  await press(`Editar ${VISA}`);
  expect(await screen.findByRole('form', { name: `Editar ${VISA}` })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Número de tarjeta' })).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Caducidad' })).toHaveValue('09/28');
  await fill('Caducidad', '12/31');
  await press('Guardar');
  expect(await screen.findByText('Caduca 12/31')).toBeVisible();
  expect(payments.read().value[0]).toMatchObject({ type: 'Visa', last4: '4242', isDefault: true });
});

test('a card is removed and put back', async () => {
  open();
  await press(`Eliminar ${VISA}`);
  expect(screen.queryByRole('article', { name: VISA })).toBeNull();
  await press('Deshacer');
  expect(screen.getByRole('article', { name: VISA })).toBeVisible();
});

test('a stored card with a full number is neither read nor written again', () => {
  const stored = { id: 1, type: 'Visa', last4: '4242424242424242', expMonth: 9, expYear: 2028, isDefault: true };
  const good = { id: 2, type: 'Visa', last4: '1881', number: '4012888888881881', expMonth: 9, expYear: 2028 };
  window.localStorage.setItem('shop-payments', JSON.stringify({ version: 1, payments: [stored, good] }));
  payments.update((list) => list);
  expect(payments.read().value.map(({ last4 }) => last4)).toEqual(['1881']);
  expect(everythingStored()).not.toContain('4012888888881881');
});
