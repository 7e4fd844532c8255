import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { aPicture } from '../testing/aPicture';
import { watchIntersections } from '../testing/intersections';
import { BackgroundVideo } from './BackgroundVideo';

const pauseControl = () => screen.queryByRole('button', { name: 'Pausar el vídeo de fondo' });
const playControl = () => screen.queryByRole('button', { name: 'Reproducir el vídeo de fondo' });

/** jsdom cannot play videos, so the element fires the events of a browser. */
function makePlayable() {
  HTMLMediaElement.prototype.play = async function () {
    fireEvent.play(this);
  };
  HTMLMediaElement.prototype.pause = function () {
    fireEvent.pause(this);
  };
}

/** A page is at rest one second after it has loaded. */
const rest = () => act(() => jest.advanceTimersByTime(1000));

afterEach(() => jest.useRealTimers());

function visit({ reducedMotion = false, saveData = false, atRest = true } = {}) {
  makePlayable();
  jest.useFakeTimers();
  window.matchMedia = (query) => ({ matches: reducedMotion && query.includes('reduce') }) as MediaQueryList;
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });
  const intersections = watchIntersections();
  const videoRef = createRef<HTMLVideoElement>();
  render(
    <BackgroundVideo
      poster={aPicture()}
      sources={[{ src: '/media/cala.mp4', type: 'video/mp4' }]}
      portrait={{ src: '/media/cala-540x720.mp4', type: 'video/mp4' }}
      label="Cala al atardecer"
      videoRef={videoRef}
    />,
  );
  if (atRest) {
    rest();
    jest.useRealTimers();
  }
  return { see: (visible: boolean) => act(() => intersections.report(visible)), videoRef };
}

test('plays while it is in view', () => {
  const { see } = visit();
  expect(playControl()).toBeVisible();
  see(true);
  expect(pauseControl()).toBeVisible();
  see(false);
  expect(playControl()).toBeVisible();
});

test('after a press on pause, scrolling back does not start it again', async () => {
  const { see } = visit();
  see(true);
  await userEvent.click(pauseControl() as HTMLElement);
  expect(playControl()).toBeVisible();
  see(false);
  see(true);
  expect(playControl()).toBeVisible();
});

test.each([{ reducedMotion: true }, { saveData: true }])('does not play for %o until a press on play', async (wish) => {
  const { see } = visit(wish);
  see(true);
  expect(pauseControl()).toBeNull();
  await userEvent.click(playControl() as HTMLElement);
  expect(pauseControl()).toBeVisible();
});

test("a page's own button can play it", async () => {
  const { videoRef } = visit({ reducedMotion: true });
  await act(async () => videoRef.current?.play());
  expect(pauseControl()).toBeVisible();
});

test('its poster describes the video', () => {
  visit();
  expect(screen.getByRole('img', { name: 'Cala al atardecer' })).toBeVisible();
});

test('a browser without video support shows a message', () => {
  const { videoRef } = visit();
  expect(videoRef.current).toHaveTextContent('Tu navegador no soporta el elemento de video.');
});

test('a video that cannot be played leaves its poster and no button', () => {
  const { see, videoRef } = visit();
  see(true);
  expect(pauseControl()).toBeVisible();
  fireEvent.error(videoRef.current?.querySelector('source:last-of-type') as HTMLSourceElement);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('img', { name: 'Cala al atardecer' })).toBeVisible();
});

test('it waits for a second, because a visitor who clicks at once needs the bandwidth for the next page', () => {
  const { see } = visit({ atRest: false });
  jest.advanceTimersByTime(999);
  see(true);
  expect(pauseControl()).toBeNull();
  jest.advanceTimersByTime(1);
  see(true);
  expect(pauseControl()).toBeVisible();
});

test('a video that unmounts before the page is at rest never starts', () => {
  visit({ atRest: false });
  cleanup();
  expect(jest.getTimerCount()).toBe(0);
});

test('the source for upright phones comes first and shows the video’s middle', () => {
  const { videoRef } = visit();
  const [first, second] = videoRef.current?.querySelectorAll('source') ?? [];
  expect(first).toHaveAttribute('src', '/media/cala-540x720.mp4');
  expect(first).toHaveAttribute('media', '(max-width: 480px) and (orientation: portrait)');
  expect(second).not.toHaveAttribute('media');
});
