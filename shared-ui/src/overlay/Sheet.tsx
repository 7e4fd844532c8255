import { css, keyframes } from '@emotion/react';
import { Close, Content, Overlay, Portal, Root, Title, Trigger } from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { X } from '../icons/icons';
import { color, motion, space } from '../theme/tokens';
import { text } from '../theme/type';

type Props = {
  /** The button that opens it. */
  trigger: ReactNode;
  title: string;
  children: ReactNode;
  side?: 'left' | 'right' | 'bottom';
};

/** A panel that slides over the page and keeps the focus until it closes. */
export function Sheet({ trigger, title, children, side = 'right' }: Props) {
  return (
    <Root>
      <Trigger asChild>{trigger}</Trigger>
      <Portal>
        <Overlay css={veil} />
        <Content aria-describedby={undefined} css={[panel, sides[side]]}>
          <div css={head}>
            <Title css={heading}>{title}</Title>
            <Close aria-label="Cerrar" css={close}>
              <X size={24} aria-hidden />
            </Close>
          </div>
          {children}
        </Content>
      </Portal>
    </Root>
  );
}

const fade = keyframes({ from: { opacity: 0 } });
const veil = css({
  position: 'fixed',
  inset: 0,
  zIndex: 50,
  background: `color-mix(in srgb, ${color.night} 60%, transparent)`,
  animation: `${fade} ${motion.fast}`,
});
const panel = css({
  position: 'fixed',
  zIndex: 51,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `0 ${space.l} ${space.xl}`,
  background: color.ground,
  color: color.ink,
});
const aside = { insetBlock: 0, width: 'min(24rem, 100vw)' };
const from = (transform: string) => `${keyframes({ from: { transform } })} ${motion.slow}`;
const sides = {
  left: css({
    ...aside,
    insetInlineStart: 0,
    borderInlineEnd: `1px solid ${color.line}`,
    animation: from('translateX(-100%)'),
  }),
  right: css({
    ...aside,
    insetInlineEnd: 0,
    borderInlineStart: `1px solid ${color.line}`,
    animation: from('translateX(100%)'),
  }),
  bottom: css({
    inset: 'auto 0 0',
    maxHeight: '85dvh',
    borderBlockStart: `1px solid ${color.line}`,
    animation: from('translateY(100%)'),
  }),
};
const head = css({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '4rem',
  marginBlockEnd: space.m,
  background: 'inherit',
});
const heading = css({ ...text.h3, margin: 0 });
const close = css({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  marginInlineEnd: -10,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
});
