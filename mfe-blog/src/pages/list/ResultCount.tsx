import { css } from '@emotion/react';
import { color, formatNumber, text, VisuallyHidden } from '@tramuntana/ui';
import { useState } from 'react';
import type { PostFilter } from '../../api/posts';
import { listAddress } from './listAddress';

type Props = { count: number; pages: number; filter: PostFilter; isWaiting: boolean };

/**
 * The number of results, and for screen readers the page. The live region announces each new list once (WCAG 4.1.3). It
 * keeps the last list's text while a new one loads. The new text is always a new element, even if the words are the same.
 */
export function ResultCount({ isWaiting, ...present }: Props) {
  const [said, setSaid] = useState(present);
  const { count, pages, filter } = isWaiting ? said : present;
  const address = listAddress(filter);
  if (!isWaiting && (count !== said.count || address !== listAddress(said.filter))) setSaid(present);
  const { buscar, tag, page } = filter;
  return (
    <p role="status" css={line}>
      <span key={address}>
        {count === 1 ? '1 artículo' : `${formatNumber(count)} artículos`}
        {tag && (
          <>
            {' sobre «'}
            <bdi>{tag}</bdi>»
          </>
        )}
        {buscar && (
          <>
            {' con «'}
            <bdi>{buscar}</bdi>»
          </>
        )}
        {pages > 1 && <VisuallyHidden>{`, página ${page} de ${pages}`}</VisuallyHidden>}
      </span>
    </p>
  );
}

const line = css({ ...text.small, margin: 0, color: color.muted, overflowWrap: 'anywhere' });
