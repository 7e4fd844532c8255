import { keepPageErrors } from '../inline/pageErrors';

/** Records errors as a page does at its start. Call the returned function after the test, to end this. */
export function startPageErrors(): () => void {
  const { error } = console;
  const { addEventListener } = window;
  const added: [string, EventListener][] = [];
  window.addEventListener = ((type: string, listener: EventListener) => {
    added.push([type, listener]);
    addEventListener.call(window, type, listener);
  }) as typeof addEventListener;
  keepPageErrors();
  window.addEventListener = addEventListener;
  return () => {
    for (const [type, listener] of added) window.removeEventListener(type, listener);
    console.error = error;
  };
}
