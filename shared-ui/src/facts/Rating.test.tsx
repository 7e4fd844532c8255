import { render, screen } from '@testing-library/react';
import { Rating } from './Rating';

test('screen readers get the stars as a number, with the number of opinions', () => {
  render(
    <>
      <Rating value={4.6} reviews={128} />
      <Rating value={5} reviews={1} />
    </>,
  );
  expect(screen.getByText('4,6 de 5 estrellas')).toBeInTheDocument();
  expect(screen.getByText('128 opiniones')).toBeVisible();
  expect(screen.getByText('1 opinión')).toBeVisible();
});
