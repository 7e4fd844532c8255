type Prices = { price: number; oldPrice: number | null };

/** How much a product is reduced, in whole percent; 0 where it is not. */
export const discountPercent = ({ price, oldPrice }: Prices): number =>
  oldPrice !== null && oldPrice > price ? Math.round(((oldPrice - price) / oldPrice) * 100) : 0;
