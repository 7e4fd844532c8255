import { render, screen } from '@testing-library/react';
import { aPicture } from '../testing/aPicture';
import { Picture } from './Picture';

test('offers the better format first, in all its sizes', () => {
  const { container } = render(<Picture picture={aPicture()} sizes="50vw" />);
  const sources = [...container.querySelectorAll('source')];
  expect(sources.map(({ type, srcset, sizes }) => ({ type, srcset, sizes }))).toEqual([
    { type: 'image/avif', srcset: '/media/cala-480.avif 480w, /media/cala-1600.avif 1600w', sizes: '50vw' },
    { type: 'image/webp', srcset: '/media/cala-960.webp 960w', sizes: '50vw' },
  ]);
});

test('reserves its space and loads lazily', () => {
  render(<Picture picture={aPicture()} sizes="50vw" />);
  const image = screen.getByRole('img', { name: 'Cala de agua turquesa' });
  expect(image).toHaveAttribute('width', '1600');
  expect(image).toHaveAttribute('height', '1067');
  expect(image).toHaveAttribute('loading', 'lazy');
});

test('the first picture of a page loads at once', () => {
  render(<Picture picture={aPicture()} sizes="100vw" priority />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
});

test('a decorative picture has an empty alt, and a crop keeps its aspect ratio', () => {
  render(<Picture picture={aPicture()} sizes="50vw" alt="" ratio="3 / 2" />);
  expect(screen.getByRole('presentation')).toHaveStyle({ aspectRatio: '3 / 2' });
});

test('its portrait rendition is used only in a tall box', () => {
  const picture = { ...aPicture(), portrait: { src: '/media/cala-540x720.avif', type: 'image/avif' } };
  const { container, rerender } = render(<Picture picture={picture} sizes="100vw" upright />);
  const [first] = container.querySelectorAll('source');
  expect(first).toHaveAttribute('srcset', '/media/cala-540x720.avif');
  expect(first).toHaveAttribute('media', '(max-width: 480px) and (orientation: portrait)');
  rerender(<Picture picture={picture} sizes="50vw" />);
  expect(container.innerHTML).not.toContain('540x720');
});
