import { act, screen } from '@testing-library/react';
import { Slice } from '@tramuntana/ui';
import { lazy } from 'react';
import type { Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { hydrate } from './hydrate';

const Words = () => <p>Normativa</p>;
const Card = () => <p role="alert">No se pudo cargar esta sección</p>;
let root: Root | undefined;
afterEach(() => act(() => root?.unmount()));

/** A page of two nested slices. The inner one is hydrated only after it arrives. If it is lost, the card arrives. */
async function begin({ isLost = false } = {}) {
  let arrive: () => void = () => {};
  const arrived = { default: isLost ? Card : Words };
  const Late = lazy(() => new Promise<typeof arrived>((resolve) => (arrive = () => resolve(arrived))));
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
  await act(async () => {
    root = hydrate(document.getElementById('app') as HTMLElement, page(Late as unknown as typeof Words), !isLost, done);
  });
  return { done, arrive: () => act(async () => arrive()) };
}

test('a page is hydrated when its last slice is, and its elements are kept', async () => {
  const standing = () => [screen.getByRole('heading'), screen.getByText('Normativa')];
  const { done, arrive } = await begin();
  const before = standing();
  expect(done).not.toHaveBeenCalled();
  await arrive();
  expect(done).toHaveBeenCalledTimes(1);
  expect(standing()).toEqual(before);
});

test('a lost section is rendered again without an error, and the elements around it are kept', async () => {
  const complain = jest.fn();
  window.addEventListener('error', complain);
  const { done, arrive } = await begin({ isLost: true });
  const heading = screen.getByRole('heading');
  await arrive();
  expect(screen.getByRole('alert')).toBeVisible();
  expect(screen.queryByText('Normativa')).toBeNull();
  expect(screen.getByRole('heading')).toBe(heading);
  expect(done).toHaveBeenCalledTimes(1);
  expect(complain).not.toHaveBeenCalled();
  window.removeEventListener('error', complain);
});

test('slices of later pages do not call back again', async () => {
  const { done, arrive } = await begin();
  await arrive();
  await act(async () => root?.render(<Slice key="later">Galería</Slice>));
  expect(screen.getByText('Galería')).toBeVisible();
  expect(done).toHaveBeenCalledTimes(1);
});
