import { css } from '@emotion/react';
import { color, radius } from '@tramuntana/ui';

/** A round button on a picture, visible on any picture. */
export const pictureControl = css({
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  padding: 0,
  border: `1px solid ${color.line}`,
  borderRadius: radius.pill,
  background: color.surface,
  color: color.ink,
  cursor: 'pointer',
  '&:hover': { borderColor: color.ink },
  '&:focus-visible': { borderRadius: radius.pill },
  '@media print, (scripting: none)': { display: 'none' },
});
