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

test('nothing is fetched before the visitor plays it', () => {
  visit();
  expect(video()).toHaveAttribute('preload', 'none');
});

test('its poster is fetched when it comes near, and at once where the video is seen first', () => {
  const { container, rerender } = visit();
  expect(video()).toHaveAttribute('poster', expect.stringMatching(/^data:/));
  // The video has the name: a second one for the same view would be read twice.
  const picture = () => container.querySelector('img');
  expect(picture()).toHaveAttribute('loading', 'lazy');
  expect(picture()).toHaveAttribute('alt', '');
  rerender(<Video title="Vuelo" poster={poster} sources={sources} priority />);
  expect(picture()).toHaveAttribute('loading', 'eager');
});

test('once the last of its formats has failed, its poster stands with what happened, and it can be tried again', async () => {
  visit();
  fireEvent.error(source(0));
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.error(source(1));
  expect(screen.getByRole('alert')).toHaveTextContent('No se pudo reproducir el vídeo');
  expect(screen.getByRole('img', { name: 'Cala al atardecer' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(video()).toBeVisible();
});

test('a file that breaks while it plays says so', () => {
  visit();
  fireEvent.error(video());
  expect(screen.getByRole('alert')).toHaveTextContent('No se pudo reproducir el vídeo');
});
