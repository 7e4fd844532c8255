import { render } from '@testing-library/react';
import { PreviewLoop } from './PreviewLoop';

test('a browser without video support shows a message', () => {
  const { container } = render(<PreviewLoop sources={[{ src: '/media/cala.mp4', type: 'video/mp4' }]} />);
  expect(container.querySelector('video')).toHaveTextContent('Tu navegador no soporta el elemento de video.');
  expect(container.querySelector('source')).toHaveAttribute('src', '/media/cala.mp4');
});
