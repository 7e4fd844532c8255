import { css } from '@emotion/react';
import { type ReactNode, useId } from 'react';
import { color, media, space } from '../theme/tokens';
import { text } from '../theme/type';
import { Container } from './Container';
import { laidOutLate, lateLayout } from './lateLayout';
import { Slice } from './Slice';
import { useAfterFirstFrame } from './useAfterFirstFrame';

type Props = {
  tone?: 'ground' | 'sand' | 'surface';
  title?: ReactNode;
  lead?: ReactNode;
  /** Placed opposite the title, below the lead: a link to the full list. */
  action?: ReactNode;
  /** On a desktop the heading is beside the content instead of above, for lists of lines (questions, checks). */
  split?: boolean;
  /** For sections below the screen after a navigation: the content follows after the page's first frame. */
  late?: boolean;
  children?: ReactNode;
  id?: string;
  className?: string;
};

/** A band of the page with its own heading. Two neighbouring bands of one tone share the space between them. */
export function Section({
  tone = 'ground',
  title,
  lead,
  action,
  split = false,
  late = false,
  children,
  id,
  className,
}: Props) {
  const headingId = useId();
  const isShown = useAfterFirstFrame(late);
  return (
    <section
      id={id}
      className={className}
      data-tone={tone}
      {...laidOutLate}
      aria-labelledby={title ? headingId : undefined}
      css={[section, tones[tone]]}
    >
      <Slice>
        {isShown && (
          <Container css={split && beside}>
            {(title || lead) && (
              <header css={[header, split ? standing : opposite]}>
                {title && (
                  <h2 id={headingId} css={heading}>
                    {title}
                  </h2>
                )}
                {lead && <p css={introduction}>{lead}</p>}
                {action && <div>{action}</div>}
              </header>
            )}
            {split ? <div css={content}>{children}</div> : children}
          </Container>
        )}
      </Slice>
    </section>
  );
}

const section = css({ paddingBlock: space.section, ...lateLayout('45rem') });
const joined = (tone: string) => ({
  [`[data-tone="${tone}"] + &`]: { paddingBlockStart: 0 },
});
const tones = {
  ground: css(joined('ground')),
  sand: css({ background: color.sand, ...joined('sand') }),
  surface: css({ background: color.surface, ...joined('surface') }),
};

const header = css({
  breakAfter: 'avoid',
  display: 'grid',
  gap: `${space.m} ${space.xl}`,
  justifyItems: 'start',
  marginBlockEnd: `clamp(${space.xl}, 4vw, ${space.xxl})`,
});
const opposite = css({
  [media.desktop]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    alignItems: 'end',
    '& > h2': { gridRow: 'span 2', alignSelf: 'start' },
    '& > :not(h2)': { gridColumn: 2 },
  },
});
const beside = css({
  [media.desktop]: { display: 'grid', gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)', columnGap: space.xxl },
});
const standing = css({
  alignContent: 'start',
  [media.desktop]: { alignSelf: 'start', marginBlockEnd: 0 },
  [media.roomy]: { position: 'sticky', insetBlockStart: '6rem' },
});
const content = css({ minWidth: 0 });
const heading = css({ ...text.h2, margin: 0, maxWidth: '13em' });
const introduction = css({ ...text.lead, margin: 0, maxWidth: '31em', color: color.muted });
