/** Milliseconds that the pointer rests before a hint comes (docs/product/texts.md#limit-2). */
export const tooltipDelay = { default: 700, carousel: 200 } as const;
