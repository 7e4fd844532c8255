/** An order in this demonstration stays `Recibido`, because no order is ever packed. */
export const orderStatuses = ['Recibido', 'En camino', 'Entregado'] as const;

export type OrderStatus = (typeof orderStatuses)[number];

/** Name and price as of the day of the order. `price` is for one unit, in whole cents. */
export type OrderItem = { name: string; quantity: number; price: number };

/** `date` is a date or moment in ISO 8601; `total` is in whole cents. */
export type Order = { id: string; date: string; status: OrderStatus; total: number; items: readonly OrderItem[] };
