/** @jest-environment node */
import { CacheProvider } from '@emotion/react';
import { renderToString } from 'react-dom/server';
import { createStyleCache } from './createStyleCache';

test('rules get no vendor prefixes', () => {
  const cache = createStyleCache();
  const html = renderToString(
    <CacheProvider value={cache}>
      <p css={{ display: 'flex', alignItems: 'center', transition: 'opacity 1s', WebkitLineClamp: 2 }}>Hola</p>
    </CacheProvider>,
  );
  expect(html).toContain('{display:flex;align-items:center;transition:opacity 1s;-webkit-line-clamp:2;}');
});
