import { css, keyframes } from '@emotion/react';
import { Close, Content, Overlay, Portal, Root, Title, Trigger } from 'radix-ui/dialog';
import { type ReactNode, useState } from 'react';
import { X } from '../icons/icons';
import { color, motion } from '../theme/tokens';
import { cross, head, heading, panel, veil } from './overlayStyles';
import { useCloseOnReturn } from './useCloseOnReturn';

type Props = {
  /** The button that opens it. */
  trigger: ReactNode;
  title: string;
  children: ReactNode;
  side?: 'left' | 'right' | 'bottom';
};

/** A panel that slides over the page and traps the focus until it closes. Going back closes it. */
export function Sheet({ trigger, title, children, side = 'right' }: Props) {
  const [isOpen, setOpen] = useState(false);
  useCloseOnReturn(() => setOpen(false));
  return (
    <Root open={isOpen} onOpenChange={setOpen}>
      <Trigger asChild>{trigger}</Trigger>
      <Portal>
        <Overlay css={veil} />
        <Content aria-describedby={undefined} css={[panel, sides[side]]}>
          <div css={head}>
            <Title css={heading}>{title}</Title>
            <Close aria-label="Cerrar" css={cross}>
              <X size={24} />
            </Close>
          </div>
          {children}
        </Content>
      </Portal>
    </Root>
  );
}

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
