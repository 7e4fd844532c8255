import { render, screen } from '@testing-library/react';
import { Field } from './Field';
import { Input } from './Input';

test('a field is found by its label and starts without an error', () => {
  render(<Field label="Email">{(props) => <Input {...props} />}</Field>);
  const input = screen.getByRole('textbox', { name: 'Email' });
  expect(input).toBeValid();
  expect(input).not.toHaveAttribute('aria-describedby');
});

test('hint and error describe the field, and the error is announced', () => {
  render(
    <Field label="Email" hint="Solo para responderte." error="Email no válido">
      {(props) => <Input {...props} />}
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Email' });
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Solo para responderte. Email no válido');
  expect(screen.getByRole('alert')).toHaveTextContent('Email no válido');
});
