import { css } from '@emotion/react';
import { color, media, space, text } from '@tramuntana/ui';
import { Link } from 'react-router-dom';
import type { Heading } from '../../html/headings';

/** On a desktop it is beside a long post, on smaller screens above it. */
export function TableOfContents({ headings }: { headings: readonly Heading[] }) {
  return (
    <nav aria-labelledby="contents-title" css={contents}>
      <p id="contents-title" css={title}>
        En este artículo
      </p>
      <ol css={list}>
        {headings.map(({ id, text: heading }) => (
          <li key={id}>
            <Link to={{ hash: id }} css={link}>
              {heading}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const contents = css({
  display: 'grid',
  gap: space.s,
  alignContent: 'start',
  paddingBlockEnd: space.l,
  borderBlockEnd: `1px solid ${color.line}`,
  [media.desktop]: { borderBlockEnd: 0 },
  [media.roomy]: {
    position: 'sticky',
    insetBlockStart: '6rem',
    alignSelf: 'start',
    maxHeight: 'calc(100vh - 8rem)',
    overflowY: 'auto',
  },
});
const title = css({ ...text.small, margin: 0, fontWeight: 650, color: color.muted });
const list = css({ display: 'grid', gap: space.s, margin: 0, paddingInlineStart: '1.25em', color: color.muted });
const link = css({
  ...text.small,
  color: color.ink,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});
