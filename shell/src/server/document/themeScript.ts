import { createHash } from 'node:crypto';
import { THEME_KEY } from '../../shared/store/storedState';

/**
 * Sets the stored theme's class before the first paint, so that nothing flashes. The one inline script of the site: the
 * policy allows it by its hash, and the same HTML serves every visitor.
 */
export const THEME_SCRIPT = `try{if(localStorage.getItem('${THEME_KEY}')==='dark')document.documentElement.className='dark'}catch(e){}`;

export const THEME_SCRIPT_HASH = `sha256-${createHash('sha256').update(THEME_SCRIPT).digest('base64')}`;
