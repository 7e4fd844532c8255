import { EARLY_INPUT, RECORDED_TYPES } from '../shared/composition/earlyInput';

/** Records clicks, submits and field changes until React takes over. Holds back forms that have no action. */
export function recordEarlyInput(): void {
  const events: Event[] = [];
  const record = (event: Event) => {
    events.push(event);
    if (event.type === 'submit' && !(event.target as Element).hasAttribute('action')) event.preventDefault();
  };
  window[EARLY_INPUT] = { events, record };
  for (const type of RECORDED_TYPES) document.addEventListener(type, record, true);
}
