import { css } from '@emotion/react';
import { media, space, text } from '@tramuntana/ui';

/** The lines, with the summary beside them on a desktop. */
export const cartLayout = css({
  display: 'grid',
  gap: space.xxl,
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)', alignItems: 'start' },
});

export const cartTitle = css({ ...text.h1, margin: 0, marginBlockEnd: space.xl });
