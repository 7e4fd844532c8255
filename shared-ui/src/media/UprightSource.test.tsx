import { render } from '@testing-library/react';
import { Picture } from './Picture';

const picture = {
  src: '/foto.jpg',
  alt: 'Una cala',
  width: 1200,
  height: 800,
  sources: [{ src: '/foto.avif', type: 'image/avif' }],
  portrait: { src: '/foto-alta.avif', type: 'image/avif' },
};

test('a picture that has left the page has no media query, by which Chromium would keep it, and fetches nothing more', () => {
  const { container, unmount } = render(<Picture picture={picture} sizes="100vw" upright />);
  const element = container.querySelector('picture');
  expect(element?.querySelector('source[media]')).not.toBeNull();
  unmount();
  expect(element?.querySelectorAll('source, img')).toHaveLength(3);
  expect(element?.querySelector('[media], [src], [srcset]')).toBeNull();
});
