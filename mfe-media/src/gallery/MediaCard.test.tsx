import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShellContext } from '@tramuntana/contracts/runtime';
import { aMediaItem, fakeShell } from '@tramuntana/contracts/testing';
import { MemoryRouter } from 'react-router-dom';
import { MediaCard } from './MediaCard';

const loop = () => document.querySelector('video');
const card = () => screen.getByRole('article');
const user = userEvent.setup({ delay: null });
const wait = () => act(() => jest.advanceTimersByTime(1000));

type Preferences = { reducedMotion?: boolean; saveData?: boolean };

function show(
  over: Parameters<typeof aMediaItem>[0] = {},
  { reducedMotion = false, saveData = false }: Preferences = {},
) {
  window.matchMedia = (query) => ({ matches: reducedMotion && query.includes('reduce') }) as MediaQueryList;
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });
  render(
    <ShellContext value={fakeShell()}>
      <MemoryRouter>
        <MediaCard item={aMediaItem({ id: 7, titulo: 'Vuelo', ...over })} onOpen={() => {}} />
      </MemoryRouter>
    </ShellContext>,
  );
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a video previews silently while a mouse rests on its card', async () => {
  show();
  await user.hover(card());
  expect(loop()).toBeNull();
  wait();
  expect(loop()).toHaveProperty('muted', true);
  expect(loop()).toHaveAttribute('loop');
  await user.unhover(card());
  expect(loop()).toBeNull();
});

test('the keyboard’s focus starts the preview too', async () => {
  show();
  await user.tab();
  expect(card()).toContainElement(document.activeElement as HTMLElement);
  wait();
  expect(loop()).not.toBeNull();
  act(() => (document.activeElement as HTMLElement).blur());
  expect(loop()).toBeNull();
});

test('a passing pointer or a touch loads nothing', async () => {
  show();
  await user.hover(card());
  await user.unhover(card());
  await user.pointer({ keys: '[TouchA]', target: card() });
  wait();
  expect(loop()).toBeNull();
});

test.each([{ reducedMotion: true }, { saveData: true }])('no preview with %o', async (preferences) => {
  show({}, preferences);
  await user.hover(card());
  wait();
  expect(loop()).toBeNull();
});

test('a picture has no preview', async () => {
  show({ kind: 'imagen', file: '/cala.webp' });
  await user.hover(card());
  wait();
  expect(loop()).toBeNull();
});

test('the card links to the item’s page; an item with only an iframe says so and cannot be enlarged', () => {
  show({ file: null, iframe: 'https://tours.example/7' });
  expect(screen.getByRole('link', { name: 'Vuelo' })).toHaveAttribute('href', '/media/7');
  expect(screen.getByText('Interactivo')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ampliar: Vuelo' })).toBeNull();
});
