import { css } from '@emotion/react';
import type { Picture as PictureData } from '@tramuntana/contracts';
import { Button, color, media, motion, Picture, space, text } from '@tramuntana/ui';
import { Link } from 'react-router-dom';
import type { heroSlides } from '../../../../content/listing';

type Props = {
  slide: (typeof heroSlides)[number];
  picture: PictureData;
  /** For example '1 de 3'. */
  position: string;
  shown: boolean;
  priority: boolean;
};

/** One slide. All slides overlap, so that the tallest reserves the space. Hidden slides cannot be reached. */
export function HeroSlide({ slide: { title, text: words, label, to }, picture, position, shown, priority }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the carousel pattern names a slide a group; a fieldset would be a form's.
    <div role="group" aria-roledescription="diapositiva" aria-label={position} css={[layer, !shown && hidden]}>
      <div css={side}>
        <h2 css={heading}>{title}</h2>
        <p css={lead}>{words}</p>
        <Button asChild>
          <Link to={to}>{label}</Link>
        </Button>
      </div>
      <div css={pictureBox}>
        <Picture
          picture={picture}
          alt=""
          sizes="(min-width: 80rem) 42rem, (min-width: 768px) 55vw, 92vw"
          priority={priority}
        />
      </div>
    </div>
  );
}

const layer = css({
  gridArea: '1 / 1',
  display: 'grid',
  gridTemplateRows: '13rem 1fr',
  transition: `opacity ${motion.slow}, visibility ${motion.slow}`,
  [media.tablet]: { gridTemplateRows: '1fr', gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' },
  [media.reducedMotion]: { transition: 'none' },
});
const hidden = css({ opacity: 0, visibility: 'hidden' });
const pictureBox = css({
  gridRow: 1,
  position: 'relative',
  '& img': { position: 'absolute', inset: 0, height: '100%', objectFit: 'cover' },
  [media.tablet]: { gridColumn: 2 },
});
const side = css({
  gridRow: 2,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: space.m,
  // Below the words there is space for the controls and their hints.
  padding: `${space.l} ${space.l} 5.5rem`,
  [media.tablet]: { gridRow: 1, paddingBlockStart: space.xxl, paddingInline: space.xl },
  [media.desktop]: { paddingInline: space.xxl },
});
const heading = css({ ...text.h2, margin: 0 });
const lead = css({ ...text.body, margin: 0, maxWidth: '28em', color: color.muted });
