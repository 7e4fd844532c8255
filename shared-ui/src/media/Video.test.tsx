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
const visit = () => render(<Video title="Vuelo" poster={aPicture({ alt: 'Cala al atardecer' })} sources={sources} />);

test('nothing is fetched before the visitor plays it', () => {
  visit();
  expect(video()).toHaveAttribute('preload', 'none');
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
