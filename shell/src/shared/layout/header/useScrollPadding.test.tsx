import { render } from '@testing-library/react';
import { useScrollPadding } from './useScrollPadding';

function Header() {
  return <header ref={useScrollPadding()} />;
}

/** Renders a header of that height; gives the room that the page then keeps at its top. */
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

test('a header that enlarged text makes higher gets more room, the usual one what the styles say', () => {
  expect(roomBelow(130)).toBe('calc(130px + 1rem)');
  expect(roomBelow(65)).toBe('');
});
