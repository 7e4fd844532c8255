import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Slider } from './Slider';

const euros = (value: number) => (value === 5000 ? 'Sin límite' : `Hasta ${value} €`);
const price = (defaultValue: number, onChange?: (value: number) => void) => (
  <Slider label="Precio" name="max" max={5000} step={100} {...{ defaultValue, onChange }} format={euros} />
);
const slider = () => screen.getByRole('slider', { name: 'Precio' });

test('gives its value in words, on the screen and to screen readers', () => {
  render(price(1500));
  expect(slider()).toHaveValue('1500');
  expect(slider()).toHaveAttribute('aria-valuetext', 'Hasta 1500 €');
  expect(screen.getByText('Hasta 1500 €')).toBeVisible();
});

test('reports every move', () => {
  const onChange = jest.fn();
  render(price(1500, onChange));
  fireEvent.change(slider(), { target: { value: '5000' } });
  expect(screen.getByText('Sin límite')).toBeVisible();
  expect(onChange).toHaveBeenCalledWith(5000);
});

test('follows a new default value, for example after going back', () => {
  const { rerender } = render(price(1500));
  fireEvent.change(slider(), { target: { value: '2000' } });
  rerender(price(800));
  expect(slider()).toHaveValue('800');
});

test('keeps a position from before the scripts arrived', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(price(1500));
  Object.assign(container.querySelector('input') as HTMLInputElement, { value: '2000' });
  render(price(1500), { container, hydrate: true });
  expect(slider()).toHaveValue('2000');
  expect(screen.getByText('Hasta 2000 €')).toBeVisible();
});
