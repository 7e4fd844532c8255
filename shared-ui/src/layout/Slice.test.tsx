import { act, render } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { SLICE_EVENT, Slice } from './Slice';

let waiting: number[];
const count = (event: Event) => {
  waiting.push((waiting.at(-1) ?? 0) + (event as CustomEvent<number>).detail);
};
beforeEach(() => {
  waiting = [];
  document.addEventListener(SLICE_EVENT, count);
});
afterEach(() => document.removeEventListener(SLICE_EVENT, count));

const page = (
  <main>
    <Slice>
      <p>Fuera</p>
      <Slice>
        <p>Dentro</p>
      </Slice>
    </Slice>
    <Slice>
      <p>Debajo</p>
    </Slice>
  </main>
);

test('a slice is a completed Suspense boundary in the server’s HTML', () => {
  expect(renderToString(<Slice>Fuera</Slice>)).toBe('<!--$-->Fuera<!--/$-->');
});

test('slices are counted until the last one is hydrated, and inner slices count before the outer one settles', async () => {
  const element = document.createElement('div');
  element.innerHTML = renderToString(page);
  const before = [...element.querySelectorAll('p')];
  let root: Root | undefined;
  await act(async () => {
    root = hydrateRoot(element, page);
  });
  expect([...element.querySelectorAll('p')]).toEqual(before);
  expect(waiting.slice(0, -1)).not.toContain(0);
  expect(Math.max(...waiting)).toBeGreaterThanOrEqual(2);
  expect(waiting.at(-1)).toBe(0);
  act(() => root?.unmount());
  expect(waiting.at(-1)).toBe(0);
});

test('a slice that still suspends is not settled, and an unmounted slice is', async () => {
  const Never = lazy(() => new Promise<never>(() => {}));
  const screen = render(
    <Slice>
      <Never />
    </Slice>,
  );
  expect(waiting).toEqual([1]);
  screen.unmount();
  expect(waiting).toEqual([1, 0]);
});

test('a slice that is hidden and shown again is counted once', async () => {
  let arrive: (module: { default: () => null }) => void = () => {};
  const Late = lazy(() => new Promise<{ default: () => null }>((resolve) => (arrive = resolve)));
  const view = (isLate: boolean) => (
    <Suspense fallback="un momento">
      <Slice>Dentro</Slice>
      {isLate && <Late />}
    </Suspense>
  );
  const screen = render(view(false));
  screen.rerender(view(true));
  expect(screen.getByText('un momento')).toBeVisible();
  await act(async () => arrive({ default: () => null }));
  expect(screen.queryByText('un momento')).toBeNull();
  expect(waiting).toEqual([1, 0]);
});
