import { MAX_FIRST_ERRORS, PAGE_ERRORS } from '../../../shared/composition/reports/pageErrors';
import { REMOTE_FAILED } from '../../../shared/composition/reports/remoteFailed';

/**
 * Keeps the page's errors from before there is anybody who tells of them: those that nobody caught, those of promises, and
 * those that a card was shown for. Of the last only the console is told, because an event would cost all first pages its bytes.
 */
export const PAGE_ERRORS_SCRIPT = `(()=>{const first=[],followers=[],{error:log}=console,path=()=>location.pathname;
window.${PAGE_ERRORS}={path:path(),first,followers};
const keep=error=>{const one={error,path:path(),at:performance.now()};if(!first[${MAX_FIRST_ERRORS - 1}])first.push(one);
for(const follow of followers)follow(one)};
addEventListener('error',e=>{if(e.error)keep(e.error)});
addEventListener('unhandledrejection',e=>keep(e.reason));
console.error=(...told)=>{log(...told);if(told[0]==='${REMOTE_FAILED}')keep(told[1])}})();`;
