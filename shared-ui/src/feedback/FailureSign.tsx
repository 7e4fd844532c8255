import { css } from '@emotion/react';
import { CircleAlert } from '../icons/icons';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { color } from '../theme/tokens';

type Props = {
  size?: number;
  /** Omits the word, for texts that begin with it. */
  wordless?: boolean;
  className?: string;
};

/** Marks a failure by an icon and a word, so that the colour alone does not carry the meaning (WCAG 1.4.1). */
export function FailureSign({ size = 20, wordless = false, className }: Props) {
  return (
    <span className={className} css={sign}>
      <CircleAlert size={size} />
      {!wordless && <VisuallyHidden>Error</VisuallyHidden>}
    </span>
  );
}

const sign = css({
  position: 'relative',
  display: 'inline-flex',
  alignSelf: 'start',
  flexShrink: 0,
  color: color.danger,
});
