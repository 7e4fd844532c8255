import { LATE_LAYOUT } from 'shared-ui';

/**
 * Lets sections out of sight be laid out later (shared-ui, Section), but only where a visit begins at a page's top. A
 * reload, a return and a fragment scroll to a place further down, which estimated heights would miss.
 */
export const LATE_LAYOUT_SCRIPT = `try{if(!location.hash&&performance.getEntriesByType('navigation')[0].type==='navigate')document.documentElement.setAttribute('${LATE_LAYOUT}','')}catch(e){}`;
