import { css } from '@emotion/react';
import { color, FailureSign, media, radius, space } from '@tramuntana/ui';
import { X } from '@tramuntana/ui/icons';
import { Toast } from 'radix-ui';
import { useShellStore } from '../../store/shellStore';

// The values of docs/product/layout.md#toast-1 to toast-4.

/** How long a toast is shown, in milliseconds. */
const DURATION = 5000;
/** How far a swipe must go to close a toast, in pixels. */
const SWIPE_THRESHOLD = 50;
const HOTKEY = ['F8'];

/** The shell's toasts. Screen readers announce them politely, and Radix pauses them on hover and focus. */
export function Toaster() {
  const toast = useShellStore((state) => state.toast);
  const dismiss = useShellStore((state) => state.dismissToast);
  return (
    <Toast.Provider label="Aviso" duration={DURATION} swipeThreshold={SWIPE_THRESHOLD}>
      {toast && (
        <Toast.Root
          key={toast.id}
          type="background"
          css={[card, toast.tone === 'destructive' && destructive]}
          onOpenChange={(open) => {
            if (!open) dismiss();
          }}
        >
          <Toast.Title css={title}>
            {toast.tone === 'destructive' && <FailureSign wordless={toast.title.startsWith('Error')} />}
            {toast.title}
          </Toast.Title>
          {toast.description && <Toast.Description css={description}>{toast.description}</Toast.Description>}
          <Toast.Close aria-label="Cerrar el aviso" css={close}>
            <X size={18} aria-hidden />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport hotkey={HOTKEY} label="Avisos ({hotkey})" css={viewport} />
    </Toast.Provider>
  );
}

const viewport = css({
  position: 'fixed',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  zIndex: 70,
  width: '100%',
  margin: 0,
  padding: space.m,
  listStyle: 'none',
  outline: 'none',
  '&:empty': { display: 'none' },
  [media.tablet]: { maxWidth: 420 },
  [media.print]: { display: 'none' },
});
const card = css({
  position: 'relative',
  padding: `${space.m} 3rem ${space.m} ${space.m}`,
  border: `1px solid ${color.line}`,
  borderInlineStart: `4px solid ${color.sea}`,
  borderRadius: radius.m,
  background: color.surface,
  color: color.ink,
  '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
});
const destructive = css({ borderInlineStartColor: color.danger });
const title = css({ display: 'flex', gap: space.s, fontWeight: 650 });
const description = css({ marginBlockStart: 4, color: color.muted });
const close = css({
  position: 'absolute',
  insetBlockStart: 2,
  insetInlineEnd: 2,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 44,
  height: 44,
  border: 0,
  background: 'none',
  color: color.muted,
  cursor: 'pointer',
});
