import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { ShellContext } from 'shared-contracts/runtime';
import { aMediaItem, fakeShell } from 'shared-contracts/testing';
import { MediaCard } from './MediaCard';

const loop = () => document.querySelector('video');
const card = () => screen.getByRole('article');
const user = userEvent.setup({ delay: null });
const rest = () => act(() => jest.advanceTimersByTime(1000));

type Wish = { reducedMotion?: boolean; saveData?: boolean };

function show(over: Parameters<typeof aMediaItem>[0] = {}, { reducedMotion = false, saveData = false }: Wish = {}) {
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

test('a mouse that rests on a video sees it move, silently, until it leaves', async () => {
  show();
  await user.hover(card());
  expect(loop()).toBeNull();
  rest();
  expect(loop()).toHaveProperty('muted', true);
  expect(loop()).toHaveAttribute('loop');
  await user.unhover(card());
  expect(loop()).toBeNull();
});

test('so does who comes by keyboard', async () => {
  show();
  await user.tab();
  expect(card()).toContainElement(document.activeElement as HTMLElement);
  rest();
  expect(loop()).not.toBeNull();
  act(() => (document.activeElement as HTMLElement).blur());
  expect(loop()).toBeNull();
});

test('a pointer that passes by fetches nothing, nor does a finger', async () => {
  show();
  await user.hover(card());
  await user.unhover(card());
  await user.pointer({ keys: '[TouchA]', target: card() });
  rest();
  expect(loop()).toBeNull();
});

test.each([{ reducedMotion: true }, { saveData: true }])('nothing moves for %o', async (wish) => {
  show({}, wish);
  await user.hover(card());
  rest();
  expect(loop()).toBeNull();
});

test('a picture has nothing to move', async () => {
  show({ kind: 'imagen', file: '/cala.webp' });
  await user.hover(card());
  rest();
  expect(loop()).toBeNull();
});

test('the card leads to the item’s page, and what has no file cannot be enlarged', () => {
  show({ file: null, iframe: 'https://tours.example/7' });
  expect(screen.getByRole('link', { name: 'Vuelo' })).toHaveAttribute('href', '/media/7');
  expect(screen.queryByRole('button', { name: 'Ampliar: Vuelo' })).toBeNull();
});
