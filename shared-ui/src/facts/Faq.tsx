import { css } from '@emotion/react';
import { useId } from 'react';
import { Plus } from '../icons/icons';
import { color, motion, space } from '../theme/tokens';
import { text } from '../theme/type';

type Props = { items: readonly { question: string; answer: string }[] };

/** The kit's accordion. The browser opens the questions natively, one at a time, so it needs no JavaScript. */
export function Faq({ items }: Props) {
  const name = useId();
  return (
    <div css={list}>
      {items.map(({ question, answer }) => (
        <details key={question} name={name} css={item}>
          <summary css={summary}>
            <h3 css={heading}>{question}</h3>
            <Plus size={22} strokeWidth={1.75} css={sign} />
          </summary>
          <p css={reply}>{answer}</p>
        </details>
      ))}
    </div>
  );
}

const list = css({ maxWidth: '54rem', borderBlockStart: `1px solid ${color.line}` });
const sign = css({ flexShrink: 0, marginBlockStart: 2, color: color.accent, transition: `transform ${motion.fast}` });
const item = css({
  breakInside: 'avoid',
  borderBlockEnd: `1px solid ${color.line}`,
  '&[open] > summary svg': { transform: 'rotate(45deg)' },
});
const summary = css({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space.m,
  paddingBlock: 20,
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '&:hover': { color: color.sea },
});
const heading = css({
  ...text.h3,
  margin: 0,
  fontSize: 'clamp(1.125rem, 1.083rem + 0.185vw, 1.25rem)',
  lineHeight: 1.3,
});
const reply = css({ margin: 0, paddingBlockEnd: space.l, maxWidth: '42rem', color: color.muted });
