import { act, screen } from '@testing-library/react';
import { lazy } from 'react';
import type { Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Slice } from 'shared-ui';
import { mountPage } from './mountPage';
import { onceHydrated } from './onceHydrated';

const Words = () => <p>Normativa</p>;
let root: Root | undefined;
afterEach(() => act(() => root?.unmount()));

/** A page of two nested slices. The inner one cannot be hydrated before it arrives. */
async function begin({ isLost = false } = {}) {
  let arrive: () => void = () => {};
  const Late = lazy(
    () => new Promise<{ default: typeof Words }>((resolve) => (arrive = () => resolve({ default: Words }))),
  );
  const page = (Part: typeof Words) => (
    <Slice>
      <h1>Blog</h1>
      <Slice>
        <Part />
      </Slice>
    </Slice>
  );
  document.body.innerHTML = `<div id="app">${renderToString(page(Words))}</div>`;
  const done = jest.fn();
  onceHydrated(done);
  await act(async () => {
    root = mountPage(document.getElementById('app') as HTMLElement, page(Late as unknown as typeof Words), isLost);
  });
  return { done, arrive: () => act(async () => arrive()) };
}

test('a page is hydrated when its last slice is, and what stands is kept', async () => {
  const standing = () => [screen.getByRole('heading'), screen.getByText('Normativa')];
  const { done, arrive } = await begin();
  const before = standing();
  expect(done).not.toHaveBeenCalled();
  await arrive();
  expect(done).toHaveBeenCalledTimes(1);
  expect(standing()).toEqual(before);
});

test('a page that starts anew is hydrated once it stands', async () => {
  const { done, arrive } = await begin({ isLost: true });
  expect(done).not.toHaveBeenCalled();
  await arrive();
  expect(done).toHaveBeenCalledTimes(1);
});

test('slices of later pages do not tell again', async () => {
  const { done, arrive } = await begin();
  await arrive();
  await act(async () => root?.render(<Slice key="later">Galería</Slice>));
  expect(screen.getByText('Galería')).toBeVisible();
  expect(done).toHaveBeenCalledTimes(1);
});
