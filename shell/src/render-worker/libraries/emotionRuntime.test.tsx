/** @jest-environment node */
import createCache from '@emotion/cache';
import { CacheProvider, css, keyframes } from '@emotion/react';
import * as emotion from '@emotion/react/jsx-runtime';
import createEmotionServer from '@emotion/server/create-instance';
import { cloneElement, type ReactElement, type ReactNode, useId } from 'react';
import { renderToString } from 'react-dom/server';
import * as ours from './emotionRuntime';

type Runtime = Pick<typeof emotion, 'jsx' | 'jsxs' | 'Fragment'>;

const red = css({ color: 'red', '& > *': { margin: 0 } });
const wide = css({ width: '100%', '&:hover': { color: 'blue' } });
const turning = css({ animation: `${keyframes({ to: { transform: 'rotate(1turn)' } })} 1s` });

const Field = () => useId();

/** Trees as the site has them, written with a runtime's own functions. */
const TREES: Record<string, (runtime: Runtime) => ReactNode> = {
  'an element': ({ jsx }) => jsx('p', { css: red, title: 'uno', children: 'Uno' }),
  'an element without styles': ({ jsx }) => jsx('p', { className: 'own', children: 'Uno' }),
  'one with nothing for styles': ({ jsx }) => jsx('p', { css: undefined, children: 'Uno' }),
  'a list of styles, with gaps and lists in it': ({ jsx, jsxs }) =>
    jsxs('div', {
      children: [
        jsx('p', { css: [red, false, wide] }, 'a'),
        jsx('p', { css: [red, [wide, undefined]] }, 'b'),
        jsx('p', { css: [red] }, 'c'),
        jsx('p', { css: red }, 'd'),
      ],
    }),
  'styles that are written where they are used': ({ jsx }) => jsx('p', { css: { color: 'green' }, children: 'Uno' }),
  'an animation': ({ jsx }) => jsx('p', { css: [turning, red] }),
  'a class name of its own': ({ jsx }) => jsx('p', { css: red, className: 'own other' }),
  'a component that hands its class name on': ({ jsx }) => {
    const Part = ({ className }: { className?: string }) => jsx('b', { css: wide, className, children: 'Parte' });
    return jsx('div', { css: turning, children: jsx(Part, { css: red } as never) });
  },
  'one that adds to it': ({ jsx }) => {
    const Part = ({ className }: { className?: string }) => jsx('b', { css: wide, className: `own ${className}` });
    return jsx(Part, { css: red } as never);
  },
  'an element that is given a class name when it is there already': ({ jsx }) => {
    const Slot = ({ className, children }: { className?: string; children: ReactElement }) =>
      cloneElement(children, { className } as object);
    return jsx(Slot, { css: red, children: jsx('a', { css: wide, href: '/blog' }) } as never);
  },
  'ids below elements with styles and without': ({ jsx, jsxs, Fragment }) =>
    jsxs('div', {
      css: red,
      children: [
        jsx(Field, {}, 'a'),
        jsx('p', { css: wide, children: jsx(Field, {}) }, 'b'),
        jsx(Fragment, { children: jsxs('ul', { css: wide, children: [jsx(Field, {}), jsx(Field, {})] }) }, 'c'),
      ],
    }),
};

/** The page as the server sends it: its markup and its style elements. */
function page(tree: ReactNode) {
  const styles = createCache({ key: 'css' });
  const server = createEmotionServer(styles);
  const html = renderToString(<CacheProvider value={styles}>{tree}</CacheProvider>);
  return { html, styles: server.constructStyleTagsFromChunks(server.extractCriticalToChunks(html)) };
}

test.each(Object.entries(TREES))('%s is written as Emotion writes it, the first time and again', (_what, tree) => {
  const expected = page(tree(emotion));
  const runtime = ours as unknown as Runtime;
  expect(page(tree(runtime))).toEqual(expected);
  expect(page(tree(runtime))).toEqual(expected);
});
