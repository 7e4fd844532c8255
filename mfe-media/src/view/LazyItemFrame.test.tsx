import { render, screen } from '@testing-library/react';
import { aMediaItem } from 'shared-contracts/testing';
import { LazyItemFrame } from './LazyItemFrame';

jest.mock('./ItemFrame', () => {
  throw new Error('the chunk did not load');
});

test('where the frame’s code does not load, a link leads to what it shows', async () => {
  render(<LazyItemFrame item={aMediaItem({ titulo: 'Visita', file: null })} src="https://tours.example/7" />);
  expect(await screen.findByRole('link', { name: 'Visita' })).toHaveAttribute('href', 'https://tours.example/7');
});
