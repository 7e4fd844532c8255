import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from './Checkbox';

test('a click on the text toggles the box, and the form sends it', async () => {
  render(
    <form aria-label="Filtros">
      <Checkbox name="categoria" value="drones">
        Drones
      </Checkbox>
    </form>,
  );
  const form = screen.getByRole('form', { name: 'Filtros' });
  expect(form).toHaveFormValues({ categoria: false });
  await userEvent.click(screen.getByText('Drones'));
  expect(screen.getByRole('checkbox', { name: 'Drones' })).toBeChecked();
  expect(form).toHaveFormValues({ categoria: true });
});

test('the error is shown beside the box and describes it', () => {
  render(<Checkbox error="Acepta la política de privacidad">He leído la política</Checkbox>);
  const box = screen.getByRole('checkbox', { name: 'He leído la política' });
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription('Acepta la política de privacidad');
  expect(screen.getByRole('alert')).toHaveTextContent('Acepta la política de privacidad');
});

test('a disabled box cannot be toggled', async () => {
  render(<Checkbox disabled>Agotados</Checkbox>);
  await userEvent.click(screen.getByText('Agotados'));
  expect(screen.getByRole('checkbox', { name: 'Agotados' })).not.toBeChecked();
});
