import { EARLY_INPUT, RECORDED_TYPES } from '../../shared/composition/earlyInput';
import { readField } from './readField';

/** Elements that can answer a click. The nearest one around the click's target counts. */
const CONTROLS = 'a[href],button,summary,label,input,select,textarea,[role="button"],[role="switch"],[role="tab"]';

/**
 * Takes over the events that the start script recorded. Call it in the task that hands the page to React. From then on React
 * replays clicks and submits itself, and hydrates the parts that they hit first. Call the returned function after
 * hydration: it replays the recorded events.
 */
export function takeEarlyInput(): () => void {
  const early = window[EARLY_INPUT];
  if (!early) return () => {};
  const { events, record } = early;
  const stop = (type: string) => document.removeEventListener(type, record, true);
  stop('click');
  stop('submit');
  return () => {
    // Fields are recorded until now, because React takes a field's current value for its initial one.
    RECORDED_TYPES.forEach(stop);
    const fields = new Map<EventTarget, Event>();
    for (const event of events) if (isOfField(event) && event.target) fields.set(event.target, event);
    for (const report of [...fields].map(([field, last]) => readField(field, last))) report();
    // Replay each control only once, because visitors press again when nothing happens.
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

/** The form, if the start script prevented its submission. */
const heldForm = ({ target, defaultPrevented }: Event) =>
  target instanceof HTMLFormElement && defaultPrevented ? target : null;

/** The control whose click had no effect yet. Links, fields, popovers and forms work without scripts. */
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
