import { render } from '@testing-library/react';
import { UprightSource } from './UprightSource';

const rendition = { src: '/alta.mp4', type: 'video/mp4' };

test('a video that has left the page has no media query, by which Chromium would keep it', () => {
  const { container, unmount } = render(
    <video muted>
      <UprightSource {...rendition} />
    </video>,
  );
  const source = container.querySelector('source');
  expect(source?.media).toMatch(/portrait/);
  unmount();
  expect(source?.media).toBe('');
});

test('a picture’s is not touched once it has gone, by which Chromium would keep it', () => {
  const { container, unmount } = render(
    <picture>
      <UprightSource srcSet="/alta.avif" type="image/avif" />
      <img src="/foto.jpg" alt="" />
    </picture>,
  );
  const source = container.querySelector('source');
  unmount();
  expect(source?.outerHTML).toMatch(/media=.+srcset="\/alta\.avif"/);
});
