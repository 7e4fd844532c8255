import { css } from '@emotion/react';
import { READY } from '@tramuntana/contracts';
import { color, onPicture, radius, space } from '@tramuntana/ui';
import { ZoomIn } from '@tramuntana/ui/icons';

type Props = { title: string; onPress: () => void };

/** Covers a card's picture and opens the lightbox. Before hydration it is hidden, and the card's link works instead. */
export function EnlargeButton({ title, onPress }: Props) {
  return (
    <button type="button" aria-label={`Ampliar: ${title}`} aria-haspopup="dialog" onClick={onPress} css={button}>
      <span css={[onPicture, icon]}>
        <ZoomIn size={18} />
      </span>
    </button>
  );
}

const button = css({
  position: 'absolute',
  inset: 0,
  // Above the card's link, because the link covers the whole card.
  zIndex: 1,
  display: 'none',
  padding: 0,
  border: 0,
  borderRadius: radius.m,
  background: 'none',
  cursor: 'zoom-in',
  [`${READY} &`]: { display: 'block' },
  // A light outline inside a dark one is visible on any picture.
  '&:focus-visible': {
    ...onPicture,
    outline: `3px solid ${color.ink}`,
    outlineOffset: -6,
    boxShadow: `inset 0 0 0 8px ${color.night}`,
    borderRadius: radius.m,
  },
});
const icon = css({
  position: 'absolute',
  insetBlockStart: space.s,
  insetInlineEnd: space.s,
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  borderRadius: radius.s,
  background: color.night,
});
