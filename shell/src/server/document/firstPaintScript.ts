import { THEME_KEY } from '../../shared/store/storedState';
import { LATE_LAYOUT_SCRIPT } from './lateLayoutScript';
import { scriptHash } from './scriptHash';

/**
 * Sets the stored theme's class before the first paint, so that nothing flashes, and says what may be laid out late. The
 * policy allows it by its hash, and the same HTML serves every visitor.
 */
export const FIRST_PAINT_SCRIPT = `try{if(localStorage.getItem('${THEME_KEY}')==='dark')document.documentElement.className='dark'}catch(e){}${LATE_LAYOUT_SCRIPT}`;

export const FIRST_PAINT_SCRIPT_HASH = scriptHash(FIRST_PAINT_SCRIPT);
