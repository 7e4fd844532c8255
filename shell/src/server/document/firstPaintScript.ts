import { THEME_KEY } from '../../shared/store/storedState';
import { LATE_LAYOUT_SCRIPT } from './lateLayoutScript';
import { scriptHash } from './scriptHash';

/**
 * Sets the class of the stored theme before the first paint, so that nothing flashes, and allows late layout. The script is
 * the same for every visitor, so the Content-Security-Policy can allow it by its hash.
 */
export const FIRST_PAINT_SCRIPT = `try{if(localStorage.getItem('${THEME_KEY}')==='dark')document.documentElement.className='dark'}catch(e){}${LATE_LAYOUT_SCRIPT}`;

export const FIRST_PAINT_SCRIPT_HASH = scriptHash(FIRST_PAINT_SCRIPT);
