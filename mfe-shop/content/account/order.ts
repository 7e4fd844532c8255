/** An order of this demonstration stays `Recibido`: nobody packs it. */
export const orderStatuses = ['Recibido', 'En camino', 'Entregado'] as const;

export type OrderStatus = (typeof orderStatuses)[number];

/** Name and price are those of the day of the order. `price` is of one unit, in whole cents. */
export type OrderItem = { name: string; quantity: number; price: number };

/** `date` is an ISO 8601 date or moment; `total` is in whole cents. */
export type Order = { id: string; date: string; status: OrderStatus; total: number; items: readonly OrderItem[] };
