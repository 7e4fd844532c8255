import { openDetailsOnPaper } from './openDetailsOnPaper';

const QUESTIONS = '<details name="faq" open></details><details name="faq"></details><details></details>';
const states = () => [...document.querySelectorAll('details')].map(({ open }) => open);

const browserWith = (styles: boolean) => Object.assign(globalThis, { CSS: { supports: () => styles } });

test('if styles cannot open `details`, all are open while the page is printed, and only then', () => {
  browserWith(false);
  document.body.innerHTML = QUESTIONS;
  openDetailsOnPaper();
  window.dispatchEvent(new Event('beforeprint'));
  expect(states()).toEqual([true, true, true]);
  window.dispatchEvent(new Event('afterprint'));
  expect(states()).toEqual([true, false, false]);
  expect(document.querySelectorAll('details[name="faq"]')).toHaveLength(2);
});
