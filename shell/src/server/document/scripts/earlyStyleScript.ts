import { inlineHash } from '../inlineHash';

/**
 * Computes the styles of the whole document as soon as it is read. Browsers wait for preloaded fonts before they lay out the
 * first frame (Chromium), and the processor has nothing to do meanwhile; that frame is the longest task of a slow phone.
 * Reading a colour needs styles but no layout, which would be lost when the fonts arrive.
 */
export const EARLY_STYLE_SCRIPT = 'getComputedStyle(document.body).color';

export const EARLY_STYLE_SCRIPT_HASH = inlineHash(EARLY_STYLE_SCRIPT);
