import { LATE_LAYOUT } from 'shared-ui';

/**
 * Allows the browser to lay out sections below the screen later (Section in shared-ui). This is only for visits that begin
 * at the top: reloads, returns and fragments scroll further down, and need real heights.
 */
export const LATE_LAYOUT_SCRIPT = `try{if(!location.hash&&performance.getEntriesByType('navigation')[0].type==='navigate')document.documentElement.setAttribute('${LATE_LAYOUT}','')}catch(e){}`;
