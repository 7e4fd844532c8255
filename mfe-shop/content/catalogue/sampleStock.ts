/** Units of every product (docs/product/shop.md#goods-4). */
export const SAMPLE_STOCK = 10;
