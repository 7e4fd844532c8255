/** The answer to an accepted subscription (docs/product/texts.md#sent-1). */
export const THANKS = 'Gracias por suscribirte a nuestro newsletter';
