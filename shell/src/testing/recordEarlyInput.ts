import { EARLY_INPUT, RECORDED_TYPES } from '../shared/composition/earlyInput';

/** Records events like the start script (inline/earlyInput.ts), but holds back every form. */
export function recordEarlyInput(): void {
  const events: Event[] = [];
  const record = (event: Event) => {
    events.push(event);
    if (event.type === 'submit') event.preventDefault();
  };
  for (const type of RECORDED_TYPES) document.addEventListener(type, record, true);
  window[EARLY_INPUT] = { events, record };
}
