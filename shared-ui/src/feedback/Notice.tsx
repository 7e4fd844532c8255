import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Button } from '../actions/Button';
import { Info } from '../icons/icons';
import { color, radius, space } from '../theme/tokens';
import { FailureSign } from './FailureSign';
import { FailureText } from './FailureText';

type Props = {
  tone?: 'info' | 'error';
  title: string;
  children?: ReactNode;
  /** Called by 'Reintentar'. Set `isRetrying` while the retry runs. */
  retry?: () => unknown;
  isRetrying?: boolean;
  /** Another action, beside the retry. */
  action?: ReactNode;
  className?: string;
};

/** A failure with a way out, or a piece of information, shown in its context. */
export function Notice({ tone = 'info', title, children, retry, isRetrying = false, action, className }: Props) {
  return (
    <div role={tone === 'error' ? 'alert' : 'note'} className={className} css={notice}>
      {tone === 'error' ? <FailureSign size={22} css={sign} /> : <Info size={22} css={[sign, info]} />}
      <div css={words}>
        <FailureText isRetrying={isRetrying} css={heading}>
          {title}
        </FailureText>
        {children && <div css={detail}>{children}</div>}
        {(retry || action) && (
          <div css={way}>
            {retry && (
              <Button variant="secondary" busy={isRetrying} onClick={() => retry()}>
                Reintentar
              </Button>
            )}
            {action}
          </div>
        )}
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
const sign = css({ marginBlockStart: 3 });
const info = css({ color: color.sea });
const words = css({ display: 'grid', gap: space.xs, maxWidth: '42rem' });
const heading = css({ margin: 0, fontWeight: 600 });
const detail = css({ color: color.muted, '& p': { margin: 0 } });
const way = css({ marginBlockStart: space.s });
