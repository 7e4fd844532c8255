import { render, screen } from '@testing-library/react';
import { Faq } from './Faq';

const items = [
  { question: '¿Cuánto tarda la entrega?', answer: 'De siete a diez días.' },
  { question: '¿Quién gestiona los permisos?', answer: 'Nosotros.' },
];

test('questions are headings in native details elements, and one is open at a time', () => {
  render(<Faq items={items} />);
  const [first, second] = screen.getAllByRole('group');
  expect(screen.getByText('De siete a diez días.')).not.toBeVisible();
  expect(screen.getByRole('heading', { name: '¿Quién gestiona los permisos?' })).toBeVisible();
  expect(first?.tagName).toBe('DETAILS');
  expect(first?.getAttribute('name')).toBeTruthy();
  expect(first?.getAttribute('name')).toBe(second?.getAttribute('name'));
});
