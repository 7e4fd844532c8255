import { EARLY_INPUT, type EarlyInput, RECORDED_TYPES } from '../shared/composition/earlyInput';
import { recordEarlyInput } from './earlyInput';

const early = () => window[EARLY_INPUT] as EarlyInput;

beforeEach(recordEarlyInput);
afterEach(() => {
  for (const type of RECORDED_TYPES) document.removeEventListener(type, early().record, true);
});

test('clicks and field changes are recorded and not prevented', () => {
  document.body.innerHTML = '<input>';
  const field = document.body.firstElementChild as Element;
  for (const type of ['click', 'input', 'change']) {
    expect(field.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }))).toBe(true);
  }
  expect(early().events.map(({ type }) => type)).toEqual(['click', 'input', 'change']);
});

test('a form without an action is held back; a form with an action is submitted', () => {
  document.body.innerHTML = '<form></form><form action="/blog"></form>';
  const submitted = [...document.forms].map((form) =>
    form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
  );
  expect(submitted).toEqual([false, true]);
  expect(early().events).toHaveLength(2);
});
