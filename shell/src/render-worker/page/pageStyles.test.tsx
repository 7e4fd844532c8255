/** @jest-environment node */
import { CacheProvider, Global, keyframes } from '@emotion/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createPageStyles, writeStyles } from './pageStyles';

function rendered(page: ReactNode) {
  const styles = createPageStyles();
  const html = renderToString(<CacheProvider value={styles}>{page}</CacheProvider>);
  return { html, written: writeStyles(styles) };
}

test('one element holds the rules of all classes, each once, in render order', () => {
  const red = { color: 'red' };
  const { html, written } = rendered(
    <>
      <p css={red}>Uno</p>
      <p css={{ color: 'blue' }}>Dos</p>
      <p css={red}>Tres</p>
    </>,
  );
  const [first, second, third] = [...html.matchAll(/class="css-([^"]*)"/g)].map(([, id]) => id);
  expect(third).toBe(first);
  expect(written).toBe(`<style data-styles>.css-${first}{color:red;}.css-${second}{color:blue;}</style>`);
});

test('global rules come first, each in an element that Emotion takes over in the browser', () => {
  const turn = keyframes({ to: { rotate: '1turn' } });
  const { written } = rendered(
    <>
      <p css={{ animation: `${turn} 1s` }}>Gira</p>
      <Global styles={{ html: { overflow: 'hidden' } }} />
    </>,
  );
  expect(written).toMatch(
    /^<style data-emotion="css-global animation-\w+">@keyframes .*<\/style><style data-emotion="css-global \w+">html\{overflow:hidden;\}<\/style><style data-styles>\.css-\w+\{animation:[^{}]*\}<\/style>$/,
  );
});

test('a page without styles has an empty style element', () => {
  expect(rendered(<p>Hola</p>).written).toBe('<style data-styles></style>');
});
