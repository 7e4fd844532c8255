import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NewsletterForm } from './NewsletterForm';

const common = { action: '/newsletters', label: 'Newsletter', privacy: 'Solo para el newsletter.', busy: false };
const field = () => screen.getByRole('textbox', { name: 'Correo electrónico' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Suscribirme' }));

test('passes the address on as it was typed, and can be emptied', async () => {
  render(<NewsletterForm {...common} onSend={(email, reset) => email === 'ana@example.com' && reset()} />);
  await userEvent.type(field(), 'ana@example.com');
  await send();
  expect(field()).toHaveValue('');
});

test('keeps a refused address, with the reason at the field', async () => {
  render(<NewsletterForm {...common} problem="Email inválido" onSend={() => {}} />);
  await userEvent.type(field(), 'ana');
  await send();
  expect(field()).toHaveValue('ana');
  expect(field()).toHaveAccessibleDescription('Email inválido');
});

test('sends nothing twice', async () => {
  const onSend = jest.fn();
  render(<NewsletterForm {...common} busy onSend={onSend} />);
  await send();
  expect(onSend).not.toHaveBeenCalled();
});
