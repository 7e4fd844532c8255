import { searchText } from '@tramuntana/contracts';
import { type CategoryId, categories } from '../../../../content/catalogue/categories';

/** The price slider's maximum and step in euros. The maximum filters nothing (docs/product/shop.md#listing-3). */
export const MAX_PRICE = 5000;
export const PRICE_STEP = 100;

/** Orders of the list (docs/product/shop.md#listing-4). */
export const sortOrders = [
  { id: 'featured', label: 'Destacados' },
  { id: 'price-asc', label: 'Precio: de menor a mayor' },
  { id: 'price-desc', label: 'Precio: de mayor a menor' },
  { id: 'rating', label: 'Mejor valorados' },
] as const;

export type SortOrder = (typeof sortOrders)[number]['id'];

export type ProductFilter = {
  q: string;
  categories: readonly CategoryId[];
  /** Highest price in euros; MAX_PRICE means no limit. */
  max: number;
  order: SortOrder;
};

export const NO_FILTER: ProductFilter = { q: '', categories: [], max: MAX_PRICE, order: 'featured' };

/** Reads a filter from an address or a form: `?q=…&categoria=…&categoria=…&max=…&orden=…`. Unknown values are ignored. */
export function readFilter(fields: URLSearchParams): ProductFilter {
  const chosen = fields.getAll('categoria');
  const order = sortOrders.find(({ id }) => id === fields.get('orden'));
  return {
    q: searchText(fields.get('q')),
    categories: categories.map(({ id }) => id).filter((id) => chosen.includes(id)),
    max: readMax(fields.get('max')),
    order: order?.id ?? NO_FILTER.order,
  };
}

/** Writes a filter for an address, from the `?` on. Empty if nothing is filtered. */
export function writeFilter({ q, categories: chosen, max, order }: ProductFilter): string {
  const fields = new URLSearchParams();
  if (q) fields.set('q', q);
  for (const id of chosen) fields.append('categoria', id);
  if (max < MAX_PRICE) fields.set('max', String(max));
  if (order !== NO_FILTER.order) fields.set('orden', order);
  const written = fields.toString();
  return written && `?${written}`;
}

/** A price between two steps of the slider counts as the lower one. */
function readMax(written: string | null): number {
  if (!/^\d{1,6}$/.test(written ?? '')) return MAX_PRICE;
  return Math.min(Math.floor(Number(written) / PRICE_STEP) * PRICE_STEP, MAX_PRICE);
}
