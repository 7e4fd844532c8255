import type { Order, OrderItem, OrderStatus } from './order';

const sample = (id: string, date: string, status: OrderStatus, items: readonly OrderItem[]): Order => ({
  id,
  date,
  status,
  items,
  total: items.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
});

/** The sample account's twelve orders, newest first (docs/product/account.md#summary-1). */
export const sampleOrders: readonly Order[] = [
  sample('ORD-2026-003', '2026-11-19', 'En camino', [
    { name: 'Ponent Cinewhoop 2,5', quantity: 1, price: 36_900 },
    { name: 'Mando Timó', quantity: 1, price: 34_900 },
  ]),
  sample('ORD-2026-002', '2026-11-18', 'En camino', [{ name: 'Garbí Plus', quantity: 1, price: 109_900 }]),
  sample('ORD-2026-001', '2026-02-20', 'Entregado', [
    { name: 'Oreneta Aula: pack de seis', quantity: 1, price: 74_900 },
  ]),
  sample('ORD-2025-004', '2025-10-17', 'Entregado', [
    { name: 'Set de tres baterías Garbí', quantity: 2, price: 17_900 },
  ]),
  sample('ORD-2025-003', '2025-07-04', 'Entregado', [
    { name: 'Mestral Pro', quantity: 1, price: 289_900 },
    { name: 'Set de tres baterías Mestral', quantity: 1, price: 52_900 },
    { name: 'Maleta rígida 62 l con ruedas', quantity: 1, price: 27_900 },
  ]),
  sample('ORD-2025-002', '2025-03-30', 'Entregado', [
    { name: 'Gafas Horitzó', quantity: 1, price: 54_900 },
    { name: 'Mando Timó', quantity: 1, price: 34_900 },
  ]),
  sample('ORD-2025-001', '2025-01-15', 'Entregado', [{ name: 'Ponent Cinewhoop 3', quantity: 1, price: 52_900 }]),
  sample('ORD-2024-005', '2024-11-28', 'Entregado', [{ name: 'Oreneta Mini HD', quantity: 2, price: 14_900 }]),
  sample('ORD-2024-004', '2024-09-09', 'Entregado', [
    { name: 'Xaloc 5 Kit', quantity: 1, price: 31_900 },
    { name: 'Gafas Horitzó Escuela', quantity: 1, price: 19_900 },
  ]),
  sample('ORD-2024-003', '2024-06-21', 'Entregado', [{ name: 'Maleta rígida 18 l', quantity: 1, price: 12_900 }]),
  sample('ORD-2024-002', '2024-04-03', 'Entregado', [
    { name: 'Garbí Compacto', quantity: 1, price: 44_900 },
    { name: 'Set de tres baterías Garbí', quantity: 1, price: 17_900 },
  ]),
  sample('ORD-2024-001', '2024-02-12', 'Entregado', [{ name: 'Oreneta Mini', quantity: 1, price: 8_900 }]),
];
