import { css } from '@emotion/react';
import type { Picture as PictureData } from '@tramuntana/contracts';
import { color, media, Picture, radius, space } from '@tramuntana/ui';

type Props = { pictures: readonly PictureData[]; index: number; show: (index: number) => void };

/** All pictures as thumbnails. The shown one is marked. */
export function Thumbnails({ pictures, index, show }: Props) {
  return (
    <ul aria-label="Miniaturas" css={list}>
      {pictures.map((picture, position) => (
        <li key={picture.src}>
          <button
            type="button"
            aria-label={`Ver imagen ${position + 1} de ${pictures.length}`}
            aria-current={position === index || undefined}
            onClick={() => show(position)}
            css={thumbnail}
          >
            <Picture picture={picture} alt="" sizes="80px" ratio="1 / 1" />
          </button>
        </li>
      ))}
    </ul>
  );
}

const list = css({
  display: 'flex',
  gap: space.s,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media (scripting: none)': { display: 'none' },
});
const thumbnail = css({
  display: 'block',
  width: 80,
  padding: 2,
  overflow: 'hidden',
  border: `2px solid ${color.line}`,
  borderRadius: radius.m,
  background: 'none',
  cursor: 'pointer',
  '& img': { borderRadius: radius.s },
  '&:hover': { borderColor: color.control },
  // Twice as thick, so that the colour alone does not mark it.
  '&[aria-current]': {
    padding: 0,
    borderWidth: 4,
    borderColor: color.accent,
    [media.forcedColors]: { borderColor: 'Highlight' },
  },
});
