import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CART_KEY, countUnits, parseCart } from '@tramuntana/contracts';
import { fakeShell, renderRoutes, useShellStore } from '@tramuntana/contracts/testing';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { addToCart, clearCart } from '../../cart/cart';
import { createCart } from '../../cart/createCart';
import { ownOrders } from '../../cart/order/ownOrders';
import { createRoutes } from '../../routes';
import { Component } from './CartPage';

const open = async () => {
  const page = renderRoutes(createRoutes, fakeShell(), '/carrito');
  await screen.findByRole('heading', { level: 1 });
  return page;
};
const products = () => within(screen.getByRole('list', { name: 'Productos del carrito' }));
const summary = () => within(screen.getByRole('region', { name: 'Resumen del pedido' }));
const amount = (term: string) => summary().getByText(term).nextElementSibling?.textContent?.replace('\u00a0', ' ');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  clearCart();
  ownOrders.clear();
  useShellStore.setState({ cartCount: 0 });
});

test('the server’s page waits for the cart and does not call it empty', () => {
  addToCart(1, 1, 10);
  const html = renderToString(
    <MemoryRouter>
      <Component />
    </MemoryRouter>,
  );
  expect(html).toContain('Cargando tu carrito…');
  expect(html).toMatch(/<noscript>.*activa JavaScript.*<\/noscript>/);
  expect(html).not.toContain('vacío');
});

test('an empty cart shows a message and a link to the shop, and cannot be ordered', async () => {
  await open();
  expect(screen.getByText('Tu carrito está vacío')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ir a la tienda' })).toHaveAttribute('href', '/tienda');
  expect(screen.getByRole('button', { name: 'Realizar Pedido' })).toBeDisabled();
  expect(amount('Total')).toBe('0,00 €');
});

test('every line shows its product, and the summary shows the total', async () => {
  addToCart(1, 1, 10);
  addToCart(2, 3, 10);
  await open();
  expect(screen.getByText(/Tienda de demostración: no se realiza ninguna venta/)).toBeVisible();
  expect(products().getByRole('link', { name: 'Mestral Pro' })).toHaveAttribute('href', '/tienda/producto/1');
  expect(products().getByText(/^267,00\s€$/)).toBeVisible();
  expect(amount('Subtotal')).toBe('3.166,00 €');
  expect(amount('Envío')).toBe('Envío gratuito en 24/48h');
  expect(amount('Total')).toBe('3.166,00 €');
});

test('the quantity goes from 1 to the stock, and the total and the header follow', async () => {
  addToCart(2, 9, 10);
  await open();
  const stepper = within(products().getByRole('group', { name: 'Cantidad de Oreneta Mini' }));
  await userEvent.click(stepper.getByRole('button', { name: 'Añadir una unidad' }));
  expect(amount('Total')).toBe('890,00 €');
  expect(useShellStore.getState().cartCount).toBe(10);
  expect(stepper.getByRole('button', { name: 'Añadir una unidad' })).toBeDisabled();
  for (let unit = 10; unit > 1; unit--) {
    await userEvent.click(stepper.getByRole('button', { name: 'Quitar una unidad' }));
  }
  expect(stepper.getByRole('button', { name: 'Quitar una unidad' })).toBeDisabled();
  expect(amount('Total')).toBe('89,00 €');
});

test('a removed product can be put back to its position, and the focus is never lost', async () => {
  for (const id of [1, 2, 3]) addToCart(id, 2, 10);
  await open();
  await press('Eliminar Oreneta Mini del carrito');
  expect(products().queryByRole('link', { name: 'Oreneta Mini' })).toBeNull();
  expect(screen.getByText('Has eliminado Oreneta Mini del carrito.')).toBeVisible();
  const undo = screen.getByRole('button', { name: 'Deshacer' });
  expect(undo).toHaveFocus();
  expect(undo).toHaveAccessibleDescription('Has eliminado Oreneta Mini del carrito.');
  await userEvent.keyboard('{Enter}');
  expect(
    products()
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Mestral Pro', 'Oreneta Mini', 'Oreneta Mini HD']);
  expect(products().getByRole('link', { name: 'Oreneta Mini' })).toHaveFocus();
  expect(useShellStore.getState().cartCount).toBe(6);
});

test('the last product can be put back, too', async () => {
  addToCart(1, 1, 10);
  await open();
  await press('Eliminar Mestral Pro del carrito');
  expect(screen.getByText('Tu carrito está vacío')).toBeVisible();
  await press('Deshacer');
  expect(products().getByRole('link', { name: 'Mestral Pro' })).toBeVisible();
});

test('an order empties the cart, is kept on this device, and is confirmed', async () => {
  addToCart(1, 1, 10);
  addToCart(2, 2, 10);
  await open();
  await press('Realizar Pedido');
  expect(screen.getByRole('heading', { level: 1, name: 'Pedido realizado' })).toHaveFocus();
  expect(screen.getByText(/^DEMO-\d{4}-001$/)).toBeVisible();
  expect(screen.getByText(/No se cobra ni se envía nada/)).toBeVisible();
  expect(screen.getByText('2 × Oreneta Mini')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver mis pedidos' })).toHaveAttribute('href', '/dashboard/pedidos');
  expect(useShellStore.getState().cartCount).toBe(0);
  expect(ownOrders.read().value).toMatchObject([
    { status: 'Recibido', total: 307_700, items: [{ name: 'Mestral Pro', quantity: 1, price: 289_900 }, {}] },
  ]);
});

test('coming back to the cart after an order shows the cart again', async () => {
  addToCart(1, 1, 10);
  const { router } = await open();
  await press('Realizar Pedido');
  await act(() => router.navigate('/carrito'));
  await waitFor(() => expect(screen.getByText('Tu carrito está vacío')).toBeVisible());
});

test('another tab’s additions appear, and they stay in the cart if this tab orders before it gets the event', async () => {
  const otherTab = createCart(() => {});
  addToCart(1, 1, 10);
  await open();
  otherTab.add(2, 1, 10);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: CART_KEY })));
  expect(products().getByRole('link', { name: 'Oreneta Mini' })).toBeVisible();
  otherTab.add(3, 1, 10);
  await press('Realizar Pedido');
  expect(otherTab.store.read().value).toEqual([{ productId: 3, quantity: 1 }]);
});

test('a second order gets its own number', async () => {
  for (const id of [1, 2]) {
    addToCart(id, 1, 10);
    const { unmount } = await open();
    await press('Realizar Pedido');
    unmount();
  }
  expect(ownOrders.read().value.map(({ id }) => id.slice(-3))).toEqual(['002', '001']);
});

test('an unavailable product breaks nothing, and the visitor can remove it', async () => {
  addToCart(2, 1, 10);
  addToCart(999, 2, 10);
  await open();
  expect(screen.getByText('2 artículos ya no están en la tienda')).toBeVisible();
  expect(amount('Total')).toBe('89,00 €');
  await press('Quitarlos del carrito');
  expect(screen.queryByText(/ya no están en la tienda/)).toBeNull();
  expect(useShellStore.getState().cartCount).toBe(1);
});

test('a stored cart with more units than the stock is corrected, in the header, too', async () => {
  window.localStorage.setItem(
    CART_KEY,
    '{"version":1,"lines":[{"productId":2,"quantity":50},{"productId":999,"quantity":3}]}',
  );
  useShellStore.setState({ cartCount: 50 });
  await open();
  expect(products().getByRole('group', { name: 'Cantidad de Oreneta Mini' })).toHaveTextContent('10');
  expect(useShellStore.getState().cartCount).toBe(10);
  expect(countUnits(parseCart(JSON.parse(window.localStorage.getItem(CART_KEY) ?? '')))).toBe(10);
});

test('a cart that the browser could not store still counts after another tab writes', async () => {
  const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  addToCart(1, 2, 10);
  await open();
  useShellStore.setState({ cartCount: 7 });
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: CART_KEY })));
  expect(useShellStore.getState().cartCount).toBe(2);
  refused.mockRestore();
});

test.each(['{', 'null', '7', '{"version":1}', '{"version":1,"lines":[{"productId":"x"},null]}'])(
  'an unreadable stored cart (%s) counts as empty',
  async (garbage) => {
    window.localStorage.setItem(CART_KEY, garbage);
    await open();
    expect(screen.getByText('Tu carrito está vacío')).toBeVisible();
  },
);

test('if the browser cannot store an order, the confirmation says so', async () => {
  const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  addToCart(1, 1, 10);
  await open();
  await press('Realizar Pedido');
  expect(screen.getByText('Tu navegador no permite guardar el pedido en este dispositivo')).toBeVisible();
  refused.mockRestore();
});
