import { THEME_KEY } from '../../../shared/store/storedState';
import { inlineHash } from '../inlineHash';
import { LATE_LAYOUT_SCRIPT } from './lateLayoutScript';
import { TRUSTED_TYPES_SCRIPT } from './trustedTypesScript';

/**
 * Makes the Trusted Types policy before any other script, sets the class of the stored theme before the first paint, so that
 * nothing flashes, and allows late layout. The script is the same for every visitor, so one hash allows it.
 */
export const FIRST_PAINT_SCRIPT = `${TRUSTED_TYPES_SCRIPT}try{if(localStorage.getItem('${THEME_KEY}')==='dark')document.documentElement.className='dark'}catch(e){}${LATE_LAYOUT_SCRIPT}`;

export const FIRST_PAINT_SCRIPT_HASH = inlineHash(FIRST_PAINT_SCRIPT);
