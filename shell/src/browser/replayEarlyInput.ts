import { EARLY_INPUT, type EarlyInput, RECORDED_TYPES } from '../shared/composition/earlyInput';
import { readField } from './readField';

declare global {
  interface Window {
    [EARLY_INPUT]?: EarlyInput;
  }
}

/** Whatever answers a click by itself, or could: the nearest one around what was clicked decides. */
const CONTROLS = 'a[href],button,summary,label,input,select,textarea,[role="button"],[role="switch"],[role="tab"]';

/**
 * Takes over from the start script what the visitor did so far. To be called in the task that hands the page to React: from
 * then on React answers clicks and forms itself, and hydrates first what they hit. The function given back replays the
 * rest; it is to be called once the page is hydrated.
 */
export function takeEarlyInput(): () => void {
  const early = window[EARLY_INPUT];
  if (!early) return () => {};
  const { events, record } = early;
  const stop = (type: string) => document.removeEventListener(type, record, true);
  stop('click');
  stop('submit');
  return () => {
    // Fields are listened to until now: React takes what it finds in one for its initial value, and calls no handler.
    RECORDED_TYPES.forEach(stop);
    const fields = new Map<EventTarget, Event>();
    for (const event of events) if (isOfField(event) && event.target) fields.set(event.target, event);
    for (const tell of [...fields].map(([field, last]) => readField(field, last))) tell();
    // Once each: who gets no answer presses again, and means the same.
    const answered = new Set<EventTarget>();
    for (const event of events) {
      const target = event.type === 'submit' ? heldForm(event) : unansweredControl(event);
      if (!target?.isConnected || answered.has(target)) continue;
      answered.add(target);
      if (target instanceof HTMLFormElement) target.requestSubmit(submitterIn(target, event));
      else target.dispatchEvent(new MouseEvent('click', event));
    }
    events.length = 0;
  };
}

const isOfField = ({ type }: Event) => type === 'input' || type === 'change';

/** The form of a submission that the start script held back. */
const heldForm = ({ target, defaultPrevented }: Event) =>
  target instanceof HTMLFormElement && defaultPrevented ? target : null;

/** The control whose click did nothing yet. Links, fields, popovers and forms have acted by themselves. */
function unansweredControl({ type, target }: Event): Element | null {
  if (type !== 'click' || !(target instanceof Element)) return null;
  const control = target.closest(CONTROLS);
  if (!(control instanceof HTMLButtonElement))
    return control?.hasAttribute('role') && !isLink(control) ? control : null;
  const sends = control.type !== 'button' && control.form !== null;
  const isNative = control.hasAttribute('popovertarget') || control.hasAttribute('commandfor');
  return sends || isNative ? null : control;
}

const isLink = (element: Element) => element instanceof HTMLAnchorElement;

const submitterIn = (form: HTMLFormElement, event: Event) => {
  const submitter = event instanceof SubmitEvent ? event.submitter : null;
  return submitter?.isConnected && form.contains(submitter) ? submitter : null;
};
