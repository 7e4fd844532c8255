import { css } from '@emotion/react';
import { Check } from '../icons/icons';
import { color, space } from '../theme/tokens';

type Props = { items: readonly string[]; className?: string };

/** A list of included things, one line each. */
export function Checklist({ items, className }: Props) {
  return (
    <ul className={className} css={list}>
      {items.map((item) => (
        <li key={item} css={line}>
          <Check size={20} strokeWidth={1.75} css={mark} />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}

const list = css({ margin: 0, padding: 0, listStyle: 'none' });
const line = css({
  display: 'flex',
  gap: space.m,
  paddingBlock: 12,
  borderBlockEnd: `1px solid ${color.line}`,
});
const mark = css({ flexShrink: 0, marginBlockStart: '0.2em', color: color.sea });
