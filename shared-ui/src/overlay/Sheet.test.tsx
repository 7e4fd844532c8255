import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../actions/Button';
import { Sheet } from './Sheet';

test('opens over the page, closes with Escape and returns the focus', async () => {
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

test.each([
  ['going back', new PopStateEvent('popstate')],
  ['a return from the back/forward cache', new PageTransitionEvent('pageshow', { persisted: true })],
])('%s closes it', async (_what, event) => {
  render(
    <Sheet trigger={<Button>Filtros</Button>} title="Filtrar productos">
      <p>Categorías</p>
    </Sheet>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Filtros' }));
  act(() => void window.dispatchEvent(event));
  expect(screen.queryByRole('dialog')).toBeNull();
});
