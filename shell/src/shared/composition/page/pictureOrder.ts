/** Attribute of the root element while lazy pictures below the screen wait (inline/holdPictures.ts). */
export const PICTURES_WAIT = 'data-pictures-wait';
/** Attribute of pictures that come onto the screen meanwhile, and do not wait. */
export const PICTURE_ON_SCREEN = 'data-on-screen';

/**
 * Waiting pictures keep their space in the layout, but are translated far above the page. Browsers fetch a lazy picture only
 * when it is near the screen.
 */
export const PICTURE_ORDER_STYLES = `[${PICTURES_WAIT}] img[loading=lazy]:not([${PICTURE_ON_SCREEN}]){translate:0 -9999rem}`;
