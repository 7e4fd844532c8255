import { css, keyframes } from '@emotion/react';
import { Close, Content, Description, Overlay, Portal, Root, Title, Trigger } from 'radix-ui/dialog';
import { type ReactNode, useRef, useState } from 'react';
import { X } from '../icons/icons';
import { color, motion, radius, shadow, space } from '../theme/tokens';
import { cross, head, heading, panel, veil } from './overlayStyles';
import { useCloseOnReturn } from './useCloseOnReturn';

type Props = {
  title: string;
  /** The description, read after the title. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons at its foot. Wrap a button that only closes the dialog in DialogClose. */
  actions?: ReactNode;
  /** The button that opens it. Without one, `open` decides: a dialog can then load in its own chunk and open at once. */
  trigger?: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
};

/** A question or a task over the page. It traps the focus until it closes, and then returns it. Going back closes it. */
export function Dialog({ title, description, children, actions, trigger, open, onOpenChange }: Props) {
  const before = useRef<Element | null>(null);
  const [isOpen, setOpen] = useState(false);
  const change = (opens: boolean) => {
    setOpen(opens);
    onOpenChange?.(opens);
  };
  useCloseOnReturn(() => change(false));
  return (
    <Root open={open ?? isOpen} onOpenChange={change}>
      {trigger && <Trigger asChild>{trigger}</Trigger>}
      <Portal>
        <Overlay css={veil} />
        <Content
          {...(!description && { 'aria-describedby': undefined })}
          onOpenAutoFocus={() => {
            before.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            // Radix returns the focus only to its own trigger.
            if (trigger || !(before.current instanceof HTMLElement)) return;
            event.preventDefault();
            before.current.focus();
          }}
          css={[panel, dialog]}
        >
          <div css={head}>
            <Title css={heading}>{title}</Title>
            <Close aria-label="Cerrar" css={cross}>
              <X size={24} />
            </Close>
          </div>
          {description && (
            <Description asChild>
              <div css={words}>{description}</div>
            </Description>
          )}
          {children}
          {actions && <div css={foot}>{actions}</div>}
        </Content>
      </Portal>
    </Root>
  );
}

/** Makes its child button close the dialog. */
export function DialogClose({ children }: { children: ReactNode }) {
  return <Close asChild>{children}</Close>;
}

const settle = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });
const dialog = css({
  inset: 0,
  width: `min(36rem, 100vw - 2 * ${space.m})`,
  height: 'fit-content',
  maxHeight: `calc(100dvh - 2 * ${space.m})`,
  margin: 'auto',
  paddingBlockEnd: space.l,
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  background: color.raised,
  boxShadow: shadow.float,
  animation: `${settle} ${motion.slow}`,
});
const words = css({ color: color.muted, '& p': { margin: 0 } });
const foot = css({ display: 'flex', flexWrap: 'wrap', gap: space.m, marginBlockStart: space.l });
