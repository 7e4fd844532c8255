import { render, screen } from '@testing-library/react';
import { Rating } from './Rating';

test('stars are read as a number, with how many gave it', () => {
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
