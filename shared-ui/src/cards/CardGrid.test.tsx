import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CardGrid } from './CardGrid';

test('a card that gets the focus by keyboard is brought into a row that scrolls sideways', async () => {
  const shown = jest.fn();
  // jsdom lays nothing out, and lacks the function.
  Element.prototype.scrollIntoView = function show() {
    shown(this);
  };
  render(
    <CardGrid snap>
      <a href="/blog">Blog</a>
    </CardGrid>,
  );
  await userEvent.tab();
  expect(shown).toHaveBeenCalledWith(screen.getByRole('link'));
});
