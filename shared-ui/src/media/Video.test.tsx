import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPicture } from '../testing/aPicture';
import { Video } from './Video';

const sources = [
  { src: '/media/vuelo.mp4', type: 'video/mp4' },
  { src: '/media/vuelo.webm', type: 'video/webm' },
];
const video = () => screen.getByLabelText('Vuelo') as HTMLVideoElement;
const source = (index: number) => video().querySelectorAll('source')[index] as HTMLSourceElement;
const poster = aPicture({ alt: 'Cala al atardecer' });
const visit = () => render(<Video title="Vuelo" poster={poster} sources={sources} />);

test('nothing is loaded before the visitor plays it', () => {
  visit();
  expect(video()).toHaveAttribute('preload', 'none');
});

test('its poster loads lazily, or at once for a video at the top of the page', () => {
  const { container, rerender } = visit();
  expect(video()).toHaveAttribute('poster', expect.stringMatching(/^data:/));
  // The video has the name. Screen readers would read a second one for the same content twice.
  const picture = () => container.querySelector('img');
  expect(picture()).toHaveAttribute('loading', 'lazy');
  expect(picture()).toHaveAttribute('alt', '');
  rerender(<Video title="Vuelo" poster={poster} sources={sources} priority />);
  expect(picture()).toHaveAttribute('loading', 'eager');
});

test('after its last format fails, the poster and a message show, and the video can be retried', async () => {
  visit();
  fireEvent.error(source(0));
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.error(source(1));
  expect(screen.getByRole('alert')).toHaveTextContent('No se pudo reproducir el vídeo');
  expect(screen.getByRole('img', { name: 'Cala al atardecer' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(video()).toBeVisible();
});

test('a file that breaks during playback shows a message', () => {
  visit();
  fireEvent.error(video());
  expect(screen.getByRole('alert')).toHaveTextContent('No se pudo reproducir el vídeo');
});
