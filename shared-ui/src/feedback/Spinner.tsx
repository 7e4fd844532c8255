import { css } from '@emotion/react';
import { LoaderCircle } from '../icons/icons';
import { color, space } from '../theme/tokens';
import { spin } from './spin';

type Props = { label: string; className?: string };

/** Shows that something is loading; the label names it. */
export function Spinner({ label, className }: Props) {
  return (
    <p role="status" className={className} css={spinner}>
      <LoaderCircle size={22} css={spin} />
      {label}
    </p>
  );
}

const spinner = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.s,
  minHeight: 96,
  margin: 0,
  color: color.muted,
});
