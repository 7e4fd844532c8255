import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Hint } from './Hint';

const show = () =>
  render(
    <Hint hint="Siguiente">
      <button type="button" aria-label="Diapositiva siguiente" />
    </Hint>,
  );

test('is hidden at first', () => {
  show();
  expect(screen.getByText('Siguiente')).not.toBeVisible();
});

test('shows on keyboard focus, and does not change its control’s name', async () => {
  show();
  await userEvent.tab();
  expect(screen.getByRole('tooltip')).toBeVisible();
  expect(screen.getByRole('button')).toHaveAccessibleName('Diapositiva siguiente');
});

test('does not show on a control that was focused by a click', async () => {
  show();
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button')).toHaveFocus();
  expect(screen.queryByRole('tooltip')).toBeNull();
});
