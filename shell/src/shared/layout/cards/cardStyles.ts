import { css } from '@emotion/react';
import { color, radius, space, text } from '@tramuntana/ui';

/** Styles of the cards that replace a page. */
export const card = css({
  display: 'grid',
  justifyItems: 'start',
  gap: space.m,
  maxWidth: '40rem',
  marginBlock: space.section,
  padding: `clamp(${space.l}, 5vw, ${space.xxl})`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  background: color.surface,
});
export const cardTitle = css({ ...text.h2, margin: 0 });
