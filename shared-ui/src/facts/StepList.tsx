import { css } from '@emotion/react';
import { color, media, space } from '../theme/tokens';
import { text } from '../theme/type';

type Props = { steps: readonly { title: string; description: string }[] };

/** The steps of a process, numbered. */
export function StepList({ steps }: Props) {
  return (
    <ol css={[list, steps.length % 3 === 0 ? inThrees : inFours]}>
      {steps.map(({ title, description }, index) => (
        <li key={title} css={step}>
          <span aria-hidden css={number}>
            {String(index + 1).padStart(2, '0')}
          </span>
          <h3 css={heading}>{title}</h3>
          <p css={detail}>{description}</p>
        </li>
      ))}
    </ol>
  );
}

const list = css({
  display: 'grid',
  gap: space.xl,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
const inThrees = css({ [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } });
const inFours = css({
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});
const step = css({ paddingBlockStart: space.m, borderBlockStart: `1px solid ${color.control}` });
const number = css({ ...text.log, display: 'block', marginBlockEnd: space.l, color: color.accent });
const heading = css({ ...text.h3, margin: `0 0 ${space.s}` });
const detail = css({ margin: 0, color: color.muted });
