import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Picture, type PictureData } from '../media/Picture';
import { color, media, radius, space } from '../theme/tokens';
import { text } from '../theme/type';
import { Container } from './Container';
import { FlightLog } from './FlightLog';
import { onPicture } from './onPicture';
import { scrim, WORDS_WIDTH } from './scrim';

type Props = {
  title: ReactNode;
  lead?: ReactNode;
  /** The picture's flight log, at the lower right. */
  annotation?: ReactNode;
  picture?: PictureData;
  /** Replaces `picture`: a BackgroundVideo, or a custom Picture. It fills the hero. */
  background?: ReactNode;
  actions?: ReactNode;
  backLink?: ReactNode;
  /** `full` fills the first screen, for the home page. */
  size?: 'full' | 'medium';
};

/** A page's opening with its h1: on a picture under a scrim, or on the plain background without a picture. */
export function PageHero({ title, lead, annotation, picture, background, actions, backLink, size = 'medium' }: Props) {
  const scene = background ?? (picture && <Picture picture={picture} sizes="100vw" priority upright alt="" />);
  return (
    <header css={[hero, scene ? [pictured, heights[size]] : plain]}>
      {scene && <div css={backdrop}>{scene}</div>}
      <div css={scene ? scrim : undefined}>
        <Container>
          {backLink && <div css={back}>{backLink}</div>}
          <h1 css={headings[size]}>{title}</h1>
          {lead && <p css={introduction}>{lead}</p>}
          {(actions || annotation) && (
            <div css={foot}>
              {actions && <div css={buttons}>{actions}</div>}
              {annotation && <FlightLog css={scene ? log : undefined}>{annotation}</FlightLog>}
            </div>
          )}
        </Container>
      </div>
      {scene && <span hidden data-whole="" />}
    </header>
  );
}

const hero = css({ position: 'relative', display: 'grid', alignItems: 'end' });
const plain = css({ paddingBlock: `${space.xxl} ${space.xl}`, borderBlockEnd: `1px solid ${color.line}` });
// On paper the words are below the picture: printers may omit the scrim that makes them legible on it.
const pictured = css({
  [media.screen]: { ...onPicture, background: color.night },
  [media.print]: { display: 'block' },
  isolation: 'isolate',
  overflow: 'hidden',
  // Leaves room at the end of the last row for the background video's pause button.
  '&:has(video)': { '--control-room': '60px' },
  // Hidden until the parser has reached the mark after the words. The words are bottom-aligned, so early ones would move up
  // for later ones (layout shift). The picture might also be painted before it has its full height; a video behind it would
  // then count as a larger paint.
  '&:not(:has(> [data-whole])) > *': { visibility: 'hidden' },
});
const heights = {
  full: css({ [media.screen]: { minHeight: 'calc(100svh - 4rem)' } }),
  medium: css({ [media.screen]: { minHeight: 'clamp(26rem, 68svh, 42rem)' } }),
};
const backdrop = css({
  position: 'absolute',
  inset: 0,
  [media.print]: { position: 'relative', height: '75mm', overflow: 'hidden', borderRadius: radius.m },
  '& picture, & img': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' },
});

const back = css({ marginBlockEnd: space.m });
const headings = {
  full: css({ ...text.display, margin: 0, maxWidth: WORDS_WIDTH.display }),
  medium: css({ ...text.h1, margin: 0, maxWidth: WORDS_WIDTH.title }),
};
const introduction = css({ ...text.lead, margin: `${space.m} 0 0`, maxWidth: WORDS_WIDTH.lead, color: color.muted });
const foot = css({
  display: 'grid',
  gap: space.l,
  marginBlockStart: space.xl,
  alignItems: 'end',
  [media.desktop]: { gridTemplateColumns: '1fr auto' },
});
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: space.m });
const log = css({
  minHeight: 52,
  display: 'grid',
  alignItems: 'center',
  paddingInlineEnd: 'var(--control-room, 0)',
  color: color.ink,
});
