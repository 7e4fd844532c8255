/** @jest-environment node */
import { lazy, Suspense, useId } from 'react';
import { renderToHtml } from './renderToHtml';

const Broken = () => {
  throw new Error('roto');
};
const Field = () => <input id={useId()} />;

function aLazyPart() {
  const load = jest.fn(async () => ({ default: Field }));
  const Part = lazy(load);
  const tree = (
    <main>
      <Suspense fallback="un momento">
        <Part />
      </Suspense>
    </main>
  );
  return { tree, load };
}

test('what is lazy is waited for, and a page is the same whether it had to wait or not', async () => {
  const { tree, load } = aLazyPart();
  const first = await renderToHtml(tree);
  expect(first).toContain('<input');
  expect(first).not.toContain('un momento');
  expect(await renderToHtml(tree)).toBe(first);
  expect(load).toHaveBeenCalledTimes(1);
});

test('what waits outside of any boundary is waited for, too', async () => {
  const Part = lazy(async () => ({ default: Field }));
  expect(await renderToHtml(<Part />)).toContain('<input');
});

test('an error is the page’s, also where a boundary could hide it', async () => {
  await expect(renderToHtml(<Broken />)).rejects.toThrow('roto');
  const hidden = (
    <Suspense fallback="un momento">
      <Broken />
    </Suspense>
  );
  await expect(renderToHtml(hidden)).rejects.toThrow('roto');
});
