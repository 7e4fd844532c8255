import { css } from '@emotion/react';
import { type ReactNode, useId } from 'react';
import { color, media, space } from '../theme/tokens';
import { text } from '../theme/type';
import { Container } from './Container';

type Props = {
  tone?: 'ground' | 'sand' | 'surface';
  title?: ReactNode;
  lead?: ReactNode;
  /** Stands opposite the title: a link to all of it. */
  action?: ReactNode;
  children?: ReactNode;
  id?: string;
  className?: string;
};

/** A band of the page with its own heading. Two bands of one tone in a row share the room between them. */
export function Section({ tone = 'ground', title, lead, action, children, id, className }: Props) {
  const headingId = useId();
  return (
    <section
      id={id}
      className={className}
      data-tone={tone}
      aria-labelledby={title ? headingId : undefined}
      css={[section, tones[tone]]}
    >
      <Container>
        {(title || lead) && (
          <header css={header}>
            {title && (
              <h2 id={headingId} css={heading}>
                {title}
              </h2>
            )}
            {lead && <p css={introduction}>{lead}</p>}
            {action && <div css={aside}>{action}</div>}
          </header>
        )}
        {children}
      </Container>
    </section>
  );
}

const section = css({ paddingBlock: space.section });
const joined = (tone: string) => ({
  [`[data-tone="${tone}"] + &`]: { paddingBlockStart: 0 },
});
const tones = {
  ground: css(joined('ground')),
  sand: css({ background: color.sand, ...joined('sand') }),
  surface: css({ background: color.surface, ...joined('surface') }),
};

const header = css({
  display: 'grid',
  gap: `${space.m} ${space.xl}`,
  marginBlockEnd: `clamp(${space.xl}, 4vw, ${space.xxl})`,
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', alignItems: 'end' },
});
const heading = css({ ...text.h2, margin: 0, maxWidth: '22ch' });
const introduction = css({ ...text.lead, margin: 0, maxWidth: '34em', color: color.muted });
const aside = css({ [media.desktop]: { gridColumn: 2, justifySelf: 'end' } });
