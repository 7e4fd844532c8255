/** The tabs of a product's page (docs/product/shop.md#product-4), by their names in the address. */
export const productViews = [
  { id: 'descripcion', label: 'Descripción' },
  { id: 'especificaciones', label: 'Especificaciones' },
  { id: 'resenas', label: 'Reseñas' },
] as const;

export type ProductView = (typeof productViews)[number]['id'];

const FIRST: ProductView = 'descripcion';

/** The tab that an address names with `?ver=…`; the first where it names no known one. */
export const readView = (search: URLSearchParams): ProductView =>
  productViews.find(({ id }) => id === search.get('ver'))?.id ?? FIRST;

/** The address of a tab. */
export const viewAddress = (id: number, view: ProductView): string =>
  `/tienda/producto/${id}${view === FIRST ? '' : `?ver=${view}`}`;

/** Ids that tie a tab to its panel. */
export const tabId = (view: ProductView): string => `tab-${view}`;
export const panelId = (view: ProductView): string => `panel-${view}`;
