/** Milliseconds that the pointer must rest before a hint appears (docs/product/texts.md#limit-2). */
export const tooltipDelay = { default: 700, carousel: 200 } as const;
