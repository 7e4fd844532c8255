/** Units of every product (specification, section 9: 'sample stock 10'). */
export const SAMPLE_STOCK = 10;
