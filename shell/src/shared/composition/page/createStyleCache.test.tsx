/** @jest-environment node */
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { renderToString } from 'react-dom/server';
import { createStyleCache } from './createStyleCache';

test('rules are written as they are, without vendor prefixes', () => {
  const cache = createStyleCache();
  const html = renderToString(
    <CacheProvider value={cache}>
      <p css={{ display: 'flex', alignItems: 'center', transition: 'opacity 1s', WebkitLineClamp: 2 }}>Hola</p>
    </CacheProvider>,
  );
  const { styles } = createEmotionServer(cache).extractCriticalToChunks(html);
  const written = html + styles.map(({ css }) => css).join('');
  expect(written).toContain('{display:flex;align-items:center;transition:opacity 1s;-webkit-line-clamp:2;}');
});
