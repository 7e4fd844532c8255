import { render } from '@testing-library/react';
import { UprightSource } from './UprightSource';

const rendition = { src: '/alta.mp4', type: 'video/mp4' };

test('a removed video has no media query, because Chromium would keep it in memory', () => {
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

test('a removed picture’s source does not change, because Chromium would keep it in memory', () => {
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
