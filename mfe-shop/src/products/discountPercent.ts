type Prices = { price: number; oldPrice: number | null };

/** A product's reduction in whole percent; 0 if there is none. */
export const discountPercent = ({ price, oldPrice }: Prices): number =>
  oldPrice !== null && oldPrice > price ? Math.round(((oldPrice - price) / oldPrice) * 100) : 0;
