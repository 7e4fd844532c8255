import { layOutSections } from './layOutSections';

const idle: (() => void)[] = [];
const late = () => document.querySelectorAll('[data-late]').length;

beforeEach(() => {
  idle.length = 0;
  document.documentElement.setAttribute('data-late-layout', '');
  document.body.innerHTML = '<section data-late></section><p></p><section data-late></section>';
  window.requestIdleCallback = (work) => idle.push(work as () => void);
});
afterEach(() => Reflect.deleteProperty(window, 'requestIdleCallback'));

/** Lets the browser be idle once. */
async function pass() {
  idle.shift()?.();
  await Promise.resolve();
}

test('sections are laid out one a time, and then the page is like any other', async () => {
  void layOutSections();
  expect(late()).toBe(1);
  await pass();
  expect(late()).toBe(0);
  expect(document.documentElement).toHaveAttribute('data-late-layout');
  await pass();
  expect(document.documentElement).not.toHaveAttribute('data-late-layout');
  expect(idle).toEqual([]);
});

test('a browser that cannot say when it is idle lays them out all the same', async () => {
  jest.useFakeTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  void layOutSections();
  await jest.runAllTimersAsync();
  expect(late()).toBe(0);
  expect(document.documentElement).not.toHaveAttribute('data-late-layout');
  jest.useRealTimers();
});

/** A footer in view, which each laid out section moves so far; the browser scrolls by whole pixels. In CSS pixels. */
function watchFooter(movedBy: number) {
  document.body.insertAdjacentHTML('beforeend', '<footer></footer>');
  const footer = document.querySelector('footer') as HTMLElement;
  let scrolled = 0;
  const top = () => 400 + movedBy * (2 - late()) - scrolled;
  footer.getBoundingClientRect = () => ({ top: top() }) as DOMRect;
  document.elementFromPoint = () => footer;
  const scrollBy = jest.spyOn(window, 'scrollBy').mockImplementation((options) => {
    scrolled += Math.trunc((options as ScrollToOptions).top ?? 0);
  });
  Object.assign(window, { scrollY: 5000 });
  return { top, scrollBy };
}

test('what the visitor sees further down stays in its place', async () => {
  const { top, scrollBy } = watchFooter(300);
  void layOutSections();
  expect(top()).toBe(400);
  Object.assign(window, { scrollY: 0 });
  await pass();
  expect(scrollBy).toHaveBeenCalledTimes(1);
});

test('fractions of a pixel do not add up over many sections', async () => {
  const { top } = watchFooter(300.75);
  void layOutSections();
  expect(top()).toBe(400.75);
  await pass();
  expect(top()).toBe(400.5);
});
