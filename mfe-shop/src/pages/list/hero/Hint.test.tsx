import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Hint } from './Hint';

const show = () =>
  render(
    <Hint hint="Siguiente">
      <button type="button" aria-label="Diapositiva siguiente" />
    </Hint>,
  );

test('is not seen before it is wanted', () => {
  show();
  expect(screen.getByText('Siguiente')).not.toBeVisible();
});

test('comes with the focus of the keyboard, and is no part of the name of its control', async () => {
  show();
  await userEvent.tab();
  expect(screen.getByRole('tooltip')).toBeVisible();
  expect(screen.getByRole('button')).toHaveAccessibleName('Diapositiva siguiente');
});

test('a control that the pointer has pressed keeps the focus without it', async () => {
  show();
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button')).toHaveFocus();
  expect(screen.queryByRole('tooltip')).toBeNull();
});
