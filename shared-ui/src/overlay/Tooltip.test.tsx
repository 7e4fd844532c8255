import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tooltip } from './Tooltip';
import { tooltipDelay } from './tooltipDelay';

function open(delay?: number) {
  render(
    <Tooltip hint="Siguiente" delay={delay}>
      <button type="button" aria-label="Diapositiva siguiente" />
    </Tooltip>,
  );
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}
const button = () => screen.getByRole('button', { name: 'Diapositiva siguiente' });
const hint = () => screen.queryByRole('tooltip', { name: 'Siguiente' });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([
  ['700 ms', undefined, 700],
  ['200 ms on a carousel', tooltipDelay.carousel, 200],
])('appears after the pointer has rested %s', async (_when, delay, milliseconds) => {
  const user = open(delay);
  await user.hover(button());
  act(() => jest.advanceTimersByTime(milliseconds - 50));
  expect(hint()).toBeNull();
  act(() => jest.advanceTimersByTime(100));
  expect(hint()).toBeInTheDocument();
});

test('appears at once on focus, and Escape closes it', async () => {
  const user = open();
  await user.tab();
  expect(button()).toHaveAccessibleDescription('Siguiente');
  await user.keyboard('{Escape}');
  expect(hint()).toBeNull();
});
