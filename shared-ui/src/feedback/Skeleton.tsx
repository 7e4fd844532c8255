import { css, keyframes } from '@emotion/react';
import { color, radius } from '../theme/tokens';

type Props = { height: string | number; width?: string | number; className?: string };

/** Reserves space for content that is loading. Screen readers skip it: a status nearby names the content. */
export function Skeleton({ height, width = '100%', className }: Props) {
  return <div aria-hidden className={className} style={{ height, width }} css={skeleton} />;
}

const breathe = keyframes({ '50%': { opacity: 0.55 } });
const skeleton = css({
  maxWidth: '100%',
  borderRadius: radius.m,
  background: `color-mix(in srgb, ${color.ink} 9%, transparent)`,
  animation: `${breathe} 1.6s ease-in-out infinite`,
});
