import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, space } from '../theme/tokens';
import { text } from '../theme/type';

type Props = { items: readonly { label: string; link?: ReactNode }[]; className?: string };

/** The path to this page. The last item is the page itself. */
export function Breadcrumb({ items, className }: Props) {
  return (
    <nav aria-label="Ruta de navegación" className={className}>
      <ol css={list}>
        {items.map(({ label, link }, index) => (
          <li key={label} css={step} aria-current={index === items.length - 1 ? 'page' : undefined}>
            {link ?? label}
          </li>
        ))}
      </ol>
    </nav>
  );
}

const list = css({ ...text.small, display: 'flex', flexWrap: 'wrap', margin: 0, padding: 0, listStyle: 'none' });
const step = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 32,
  color: color.muted,
  '& + &::before': { content: '"/" / ""', marginInline: space.s, color: color.control },
  '& a': { color: 'inherit', textDecoration: 'none' },
  '& a:hover': { color: color.sea, textDecoration: 'underline' },
});
