import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../actions/Button';
import { Dialog, DialogClose } from './Dialog';

const question = {
  title: 'Vaciar el carrito',
  description: 'Se quitarán los tres productos.',
  actions: (
    <>
      <Button>Vaciar</Button>
      <DialogClose>
        <Button variant="secondary">Cancelar</Button>
      </DialogClose>
    </>
  ),
};
const dialog = () => screen.queryByRole('dialog', { name: 'Vaciar el carrito' });

test('has a description, traps the focus, and returns the focus when Escape closes it', async () => {
  render(<Dialog {...question} trigger={<Button>Vaciar carrito</Button>} />);
  const trigger = screen.getByRole('button', { name: 'Vaciar carrito' });
  await userEvent.click(trigger);
  expect(dialog()).toHaveAccessibleDescription('Se quitarán los tres productos.');
  for (const _press of [1, 2, 3, 4]) {
    expect(dialog()).toContainElement(document.activeElement as HTMLElement);
    await userEvent.tab();
  }
  await userEvent.keyboard('{Escape}');
  expect(dialog()).toBeNull();
  expect(trigger).toHaveFocus();
});

test.each(['Cerrar', 'Cancelar'])('%s closes it', async (name) => {
  render(<Dialog {...question} trigger={<Button>Vaciar carrito</Button>} />);
  await userEvent.click(screen.getByRole('button', { name: 'Vaciar carrito' }));
  await userEvent.click(screen.getByRole('button', { name }));
  expect(dialog()).toBeNull();
});

test('a dialog that mounts open returns the focus to the element that had it', async () => {
  render(<Late />);
  const opener = screen.getByRole('button', { name: 'Vaciar carrito' });
  await userEvent.click(opener);
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(dialog()).toBeNull();
  expect(opener).toHaveFocus();
});

test('going back closes it, even a dialog that mounted open', async () => {
  render(<Late />);
  const opener = screen.getByRole('button', { name: 'Vaciar carrito' });
  await userEvent.click(opener);
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(dialog()).toBeNull();
  await userEvent.click(opener);
  expect(dialog()).toBeVisible();
});

function Late() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Vaciar carrito</Button>
      <Dialog {...question} open={open} onOpenChange={setOpen} />
    </>
  );
}
