import { scrollToFragment } from './scrollToFragment';

const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});

beforeEach(() => {
  scrolled.mockClear();
  document.body.innerHTML = '<h2 id="técnica">Técnica</h2><h2 id="100%">Todo</h2>';
});

test.each([
  ['#técnica', 'Técnica'],
  ['#t%C3%A9cnica', 'Técnica'],
  ['#100%', 'Todo'],
])('%s scrolls to its element', (fragment, heading) => {
  window.history.replaceState(null, '', fragment);
  scrollToFragment();
  expect(scrolled.mock.contexts.map((element) => (element as Element).textContent)).toEqual([heading]);
});

test.each(['/blog', '#', '#no-existe', '#%'])('%s names no element, so nothing scrolls', (address) => {
  window.history.replaceState(null, '', address);
  scrollToFragment();
  expect(scrolled).not.toHaveBeenCalled();
});
