import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../actions/Button';
import { Sheet } from './Sheet';

test('opens over the page, closes with Escape and gives the focus back', async () => {
  render(
    <Sheet trigger={<Button>Filtros</Button>} title="Filtrar productos">
      <p>Categorías</p>
    </Sheet>,
  );
  const trigger = screen.getByRole('button', { name: 'Filtros' });
  await userEvent.click(trigger);
  expect(screen.getByRole('dialog', { name: 'Filtrar productos' })).toContainElement(screen.getByText('Categorías'));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(trigger).toHaveFocus();
});
