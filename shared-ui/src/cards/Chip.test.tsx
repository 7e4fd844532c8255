import { render, screen } from '@testing-library/react';
import { Chip } from './Chip';

test('a selected tag is pressed as a button and current as a link', () => {
  render(
    <>
      <Chip selected>Bodas</Chip>
      <Chip>Obras</Chip>
      <Chip asChild selected>
        <a href="/blog?tag=3">Fotogrametría</a>
      </Chip>
    </>,
  );
  expect(screen.getByRole('button', { name: 'Bodas', pressed: true })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Obras', pressed: false })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Fotogrametría', current: true })).toBeVisible();
});
