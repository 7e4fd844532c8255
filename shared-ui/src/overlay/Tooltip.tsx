import { css, keyframes } from '@emotion/react';
import { Content, Portal, Provider, Root, Trigger } from 'radix-ui/tooltip';
import type { ReactElement } from 'react';
import { color, motion, radius, space } from '../theme/tokens';
import { tooltipDelay } from './tooltipDelay';

type Props = {
  /** A short hint, such as an icon's name. */
  hint: string;
  /** Milliseconds that the pointer must rest before the hint appears. On focus it appears at once. */
  delay?: number;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** The control with the hint. It must accept a `ref` and have its own name. */
  children: ReactElement;
};

/** A hint beside a control. Touch screens never show it, so it may only repeat information. */
export function Tooltip({ hint, delay = tooltipDelay.default, side = 'top', children }: Props) {
  return (
    <Provider delayDuration={delay}>
      <Root>
        <Trigger asChild>{children}</Trigger>
        <Portal>
          <Content side={side} sideOffset={6} collisionPadding={8} css={tip}>
            {hint}
          </Content>
        </Portal>
      </Root>
    </Provider>
  );
}

const appear = keyframes({ from: { opacity: 0 } });
const tip = css({
  zIndex: 60,
  maxWidth: '16rem',
  padding: `${space.xs} ${space.s}`,
  borderRadius: radius.s,
  background: color.ink,
  color: color.ground,
  fontSize: '0.875rem',
  lineHeight: 1.4,
  animation: `${appear} ${motion.fast}`,
});
