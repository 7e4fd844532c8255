import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import type { Order } from '../../../../content/account/order';
import { sampleOrders } from '../../../../content/account/sampleOrders';
import { findProduct, products } from '../../../../content/catalogue/products';
import { ownOrders } from '../../../cart/order/ownOrders';
import { OrdersSection } from './OrdersSection';

const open = () =>
  render(
    <MemoryRouter>
      <OrdersSection />
    </MemoryRouter>,
  );
const own = () => within(screen.getByRole('region', { name: 'Hechos en este dispositivo' }));
const samples = () => within(screen.getByRole('region', { name: 'Pedidos de muestra' }));

const anOrder = (over: Partial<Order> = {}): Order => ({
  id: 'DEMO-2026-001',
  date: '2026-11-20T10:00:00.000Z',
  status: 'Recibido',
  total: 17_800,
  items: [{ name: 'Oreneta Mini', quantity: 2, price: 8_900 }],
  ...over,
});

beforeEach(() => ownOrders.clear());

test('without an order on this device, a message and a link to the shop show', () => {
  open();
  expect(own().getByText('No hay pedidos recientes')).toBeVisible();
  expect(own().getByRole('link', { name: 'Ir a la tienda' })).toHaveAttribute('href', '/tienda');
  expect(samples().getAllByText(/^ORD-\d{4}-\d{3}$/)).toHaveLength(12);
});

test('an order on this device is separate from the samples and expands to its lines', async () => {
  ownOrders.update(() => [anOrder()]);
  open();
  expect(own().queryByText('No hay pedidos recientes')).toBeNull();
  expect(own().getByText('Recibido')).toBeVisible();
  expect(own().getByText('20 de noviembre de 2026')).toBeVisible();
  expect(own().getByText('2 × Oreneta Mini')).not.toBeVisible();
  await userEvent.click(own().getByText('DEMO-2026-001'));
  expect(own().getByText('2 × Oreneta Mini')).toBeVisible();
  expect(own().getAllByText(/^178,00\s€$/)).toHaveLength(2);
});

test('sample orders are delivered or on their way', () => {
  open();
  expect(samples().getAllByText('En camino')).toHaveLength(2);
  expect(samples().getAllByText('Entregado')).toHaveLength(10);
});

test('sample orders contain the shop’s products at their prices, with correct totals', () => {
  for (const { items, total } of sampleOrders) {
    expect(total).toBe(items.reduce((sum, { price, quantity }) => sum + price * quantity, 0));
    for (const item of items) {
      const id = products.find(({ name }) => name === item.name)?.id ?? 0;
      expect({ name: item.name, price: findProduct(id)?.price }).toEqual({ name: item.name, price: item.price });
    }
  }
});

test('an unreadable order leaves the others', () => {
  const orders = [
    { ...anOrder(), total: 'mucho' },
    null,
    { ...anOrder(), date: 'ayer' },
    anOrder({ id: 'DEMO-2026-002' }),
  ];
  window.localStorage.setItem('shop-orders', JSON.stringify({ version: 1, orders }));
  open();
  expect(own().getAllByText(/^DEMO/)).toHaveLength(1);
  expect(own().getByText('DEMO-2026-002')).toBeVisible();
});
