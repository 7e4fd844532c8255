/** @jest-environment node */
import { lazy, Suspense, use, useId } from 'react';
import { renderToHtml } from './renderToHtml';

const Broken = () => {
  throw new Error('roto');
};
const Field = () => <input id={useId()} />;
const never = new Promise<string>(() => {});
const Waiting = () => <p>{use(never)}</p>;

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

test('lazy parts are rendered, and the HTML is the same whether they had to be loaded or not', async () => {
  const { tree, load } = aLazyPart();
  const first = await renderToHtml(tree);
  expect(first).toContain('<input');
  expect(first).not.toContain('un momento');
  expect(await renderToHtml(tree)).toBe(first);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a lazy part outside of any boundary is rendered, too', async () => {
  const Part = lazy(async () => ({ default: Field }));
  expect(await renderToHtml(<Part />)).toContain('<input');
});

test('a large page is one piece of HTML, without scripts that move parts of it', async () => {
  const Long = lazy(async () => ({ default: () => <p>{'ñ'.repeat(100_000)}</p> }));
  const html = await renderToHtml(
    <main>
      <Suspense fallback="un momento">
        <Long />
      </Suspense>
      <Suspense fallback="un momento">
        <Long />
      </Suspense>
    </main>,
  );
  expect(html).toContain(`<p>${'ñ'.repeat(100_000)}</p>`);
  expect(html).not.toContain('<script');
  expect(html).not.toContain('hidden');
});

test('an error makes the page fail, even inside of a Suspense boundary', async () => {
  await expect(renderToHtml(<Broken />)).rejects.toThrow('roto');
  const hidden = (
    <Suspense fallback="un momento">
      <Broken />
    </Suspense>
  );
  await expect(renderToHtml(hidden)).rejects.toThrow('roto');
});

test.each([
  ['without a boundary', <Waiting key="bare" />],
  [
    'within a boundary',
    <Suspense key="bounded" fallback="un momento">
      <Waiting />
    </Suspense>,
  ],
])('a part that waits for ever ends when the page is aborted, %s', async (_where, tree) => {
  const page = new AbortController();
  const html = renderToHtml(tree, page.signal);
  page.abort(new Error('the page is over'));
  await expect(html).rejects.toThrow('the page is over');
});
