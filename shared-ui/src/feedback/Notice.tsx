import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { CircleAlert, Info } from '../icons/icons';
import { color, radius, space } from '../theme/tokens';

type Props = {
  tone?: 'info' | 'error';
  title: string;
  children?: ReactNode;
  /** Usually the 'Reintentar' button. */
  action?: ReactNode;
  className?: string;
};

/** A sentence that matters, in its place: a failure with its way out, or something worth knowing. */
export function Notice({ tone = 'info', title, children, action, className }: Props) {
  const Icon = tone === 'error' ? CircleAlert : Info;
  return (
    <div role={tone === 'error' ? 'alert' : 'note'} className={className} css={notice}>
      <Icon size={22} aria-hidden css={tones[tone]} />
      <div css={words}>
        <p css={heading}>{title}</p>
        {children && <div css={detail}>{children}</div>}
        {action && <div css={way}>{action}</div>}
      </div>
    </div>
  );
}

const notice = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.m,
  padding: space.l,
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  background: color.surface,
});
const tones = {
  info: css({ color: color.sea, marginBlockStart: 3 }),
  error: css({ color: color.danger, marginBlockStart: 3 }),
};
const words = css({ display: 'grid', gap: space.xs, maxWidth: '42rem' });
const heading = css({ margin: 0, fontWeight: 600 });
const detail = css({ color: color.muted, '& p': { margin: 0 } });
const way = css({ marginBlockStart: space.s });
