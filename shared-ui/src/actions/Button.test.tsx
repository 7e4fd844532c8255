import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './Button';

test('does not submit a form by default', () => {
  render(<Button>Añadir</Button>);
  expect(screen.getByRole('button', { name: 'Añadir' })).toHaveAttribute('type', 'button');
});

test('a busy button keeps the focus, and pressing it neither acts nor submits', async () => {
  const onClick = jest.fn();
  const onSubmit = jest.fn();
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy onClick={onClick}>
        Enviar
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Enviar' });
  await userEvent.click(button);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a link can look like a button and stays a link', () => {
  const follow = jest.fn((event) => event.preventDefault());
  render(
    <Button asChild>
      <a href="/contacto" onClick={follow}>
        Solicitar Presupuesto
      </a>
    </Button>,
  );
  const link = screen.getByRole('link', { name: 'Solicitar Presupuesto' });
  expect(link).toHaveAttribute('href', '/contacto');
  expect(link).not.toHaveAttribute('type');
  fireEvent.click(link);
  expect(follow).toHaveBeenCalled();
});
