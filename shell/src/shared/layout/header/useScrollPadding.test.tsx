import { render } from '@testing-library/react';
import { useScrollPadding } from './useScrollPadding';

function Header() {
  return <header ref={useScrollPadding()} />;
}

/** Renders a header of this height. Returns the page's scroll padding. */
function roomBelow(height: number): string {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height);
  Object.assign(window, {
    ResizeObserver: class {
      constructor(private readonly tell: () => void) {}
      observe() {
        this.tell();
      }
      disconnect() {}
    },
  });
  render(<Header />);
  return document.documentElement.style.scrollPaddingBlockStart;
}

test('a header with enlarged text gets more scroll padding; the usual header gets that of the base styles', () => {
  expect(roomBelow(130)).toBe('calc(130px + 1rem)');
  expect(roomBelow(65)).toBe('');
});
