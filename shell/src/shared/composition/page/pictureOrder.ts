/** On the root element while lazy pictures below the screen wait (inline/holdPictures.ts). */
export const PICTURES_WAIT = 'data-pictures-wait';
/** On a picture that is on the screen meanwhile. */
export const PICTURE_ON_SCREEN = 'data-on-screen';

/**
 * Pictures that wait keep their room, and stand so far above the page that no browser takes them for near: it fetches a lazy
 * picture when it comes near.
 */
export const PICTURE_ORDER_STYLES = `[${PICTURES_WAIT}] img[loading=lazy]:not([${PICTURE_ON_SCREEN}]){translate:0 -9999rem}`;
