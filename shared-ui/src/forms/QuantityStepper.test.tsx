import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { QuantityStepper } from './QuantityStepper';

function Cantidad({ first, max }: { first: number; max?: number }) {
  const [value, setValue] = useState(first);
  return <QuantityStepper label="Cantidad" value={value} max={max} onChange={setValue} />;
}

const less = () => screen.getByRole('button', { name: 'Quitar una unidad' });
const more = () => screen.getByRole('button', { name: 'Añadir una unidad' });

test('counts up to the stock', async () => {
  render(<Cantidad first={9} max={10} />);
  await userEvent.click(more());
  expect(screen.getByRole('status')).toHaveTextContent('10');
  expect(more()).toBeDisabled();
});

test('never goes below one', async () => {
  render(<Cantidad first={2} />);
  await userEvent.click(less());
  expect(screen.getByRole('status')).toHaveTextContent('1');
  expect(less()).toBeDisabled();
  expect(screen.getByRole('group', { name: 'Cantidad' })).toBeVisible();
});
