import { css } from '@emotion/react';
import { color, space } from '../theme/tokens';
import { text } from '../theme/type';

type Props = { steps: readonly { title: string; description: string }[] };

/** A process in its order. */
export function StepList({ steps }: Props) {
  return (
    <ol css={list}>
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
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  gap: space.xl,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
const step = css({ paddingBlockStart: space.m, borderBlockStart: `1px solid ${color.control}` });
const number = css({ ...text.log, display: 'block', marginBlockEnd: space.l, color: color.accent });
const heading = css({ ...text.h3, margin: `0 0 ${space.s}` });
const detail = css({ margin: 0, color: color.muted });
