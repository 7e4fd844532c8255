import { PAGE_ERRORS_SCRIPT } from '../server/document/scripts/pageErrorsScript';

/** Runs the document's script that keeps errors, as a page does first. Call the returned function when the test is over. */
export function keepPageErrors(): () => void {
  const { error } = console;
  const { addEventListener } = window;
  const added: [string, EventListener][] = [];
  window.addEventListener = ((type: string, listener: EventListener) => {
    added.push([type, listener]);
    addEventListener.call(window, type, listener);
  }) as typeof addEventListener;
  new Function(PAGE_ERRORS_SCRIPT)();
  window.addEventListener = addEventListener;
  return () => {
    for (const [type, listener] of added) window.removeEventListener(type, listener);
    console.error = error;
  };
}
