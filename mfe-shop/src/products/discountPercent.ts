type Prices = { price: number; oldPrice: number | null };

/** The reduction of a product in whole percent; 0 where there is none. */
export const discountPercent = ({ price, oldPrice }: Prices): number =>
  oldPrice !== null && oldPrice > price ? Math.round(((oldPrice - price) / oldPrice) * 100) : 0;
