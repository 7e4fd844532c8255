import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MediaPlayer } from './MediaPlayer';

const sources = [
  { src: '/vuelo.mp4', type: 'video/mp4' },
  { src: '/vuelo.webm', type: 'video/webm' },
];
const player = () => screen.getByLabelText('Vuelo') as HTMLVideoElement;
const visit = () => render(<MediaPlayer title="Vuelo" sources={sources} />);

beforeEach(() => localStorage.clear());

test('the next video has the volume that the visitor chose', () => {
  const { unmount } = visit();
  expect([player().volume, player().muted]).toEqual([1, false]);
  player().volume = 0.25;
  player().muted = true;
  fireEvent.volumeChange(player());
  unmount();
  visit();
  expect([player().volume, player().muted]).toEqual([0.25, true]);
});

test('a volume that the visitor has not changed is not stored', () => {
  visit();
  // A browser fires this event when the player gives a muted video its volume.
  fireEvent.volumeChange(player());
  expect(localStorage.getItem('media-volume')).toBeNull();
});

test.each(['{', 'null', '{"volume":7,"muted":"sí"}'])('an invalid stored volume (%s) means full volume', (stored) => {
  localStorage.setItem('media-volume', stored);
  visit();
  expect([player().volume, player().muted]).toEqual([1, false]);
});

test('a video that is retried after a failure keeps the visitor’s volume', async () => {
  visit();
  player().volume = 0.25;
  fireEvent.volumeChange(player());
  fireEvent.error(player());
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(player().volume).toBe(0.25);
});

test('the player’s keys work on the focused video', () => {
  visit();
  fireEvent.keyDown(player(), { key: 'm' });
  expect(player().muted).toBe(true);
  player().currentTime = 30;
  fireEvent.keyDown(player(), { key: 'j' });
  expect(player().currentTime).toBe(20);
  fireEvent.keyDown(player(), { key: 'l' });
  expect(player().currentTime).toBe(30);
  fireEvent.keyDown(player(), { key: 'm', ctrlKey: true });
  expect(player().muted).toBe(true);
});

test('k plays and pauses, f fills the screen', () => {
  visit();
  const play = jest.spyOn(player(), 'play').mockResolvedValue();
  const fill = jest.fn().mockResolvedValue(undefined);
  player().requestFullscreen = fill;
  fireEvent.keyDown(player(), { key: 'k' });
  fireEvent.keyDown(player(), { key: 'F' });
  expect(play).toHaveBeenCalledTimes(1);
  expect(fill).toHaveBeenCalledTimes(1);
});
