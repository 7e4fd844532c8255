import { keepPageErrors } from '../inline/pageErrors';

/** Records errors, as a page does first. Call the returned function when the test is over. */
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
