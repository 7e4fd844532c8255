/** What an accepted subscription is answered with (docs/product/texts.md#sent-1). */
export const THANKS = 'Gracias por suscribirte a nuestro newsletter';
