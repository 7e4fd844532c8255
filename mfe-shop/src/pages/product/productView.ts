/** The tabs of a product's page (docs/product/shop.md#product-4), with their names in the address. */
export const productViews = [
  { id: 'descripcion', label: 'Descripción' },
  { id: 'especificaciones', label: 'Especificaciones' },
  { id: 'resenas', label: 'Reseñas' },
] as const;

export type ProductView = (typeof productViews)[number]['id'];

const FIRST: ProductView = 'descripcion';

/** The tab of an address (`?ver=…`); the first tab if the address has no known one. */
export const readView = (search: URLSearchParams): ProductView =>
  productViews.find(({ id }) => id === search.get('ver'))?.id ?? FIRST;

/** The address of a tab. */
export const viewAddress = (id: number, view: ProductView): string =>
  `/tienda/producto/${id}${view === FIRST ? '' : `?ver=${view}`}`;

/** Ids that connect a tab and its panel. */
export const tabId = (view: ProductView): string => `tab-${view}`;
export const panelId = (view: ProductView): string => `panel-${view}`;
