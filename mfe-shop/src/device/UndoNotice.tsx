import { css } from '@emotion/react';
import { useEffect, useId, useRef } from 'react';
import { Button, color, radius, space } from 'shared-ui';

type Props = {
  /** Says what was removed; null while there is nothing to put back. */
  message: string | null;
  undo: () => void;
};

/**
 * Says what was removed, with a button that puts it back. The button takes the focus, because the pressed one is gone with
 * its line, and its description says the message: a live region would say it twice. It stays until it is used, so that
 * nobody has to be quick.
 */
export function UndoNotice({ message, undo }: Props) {
  const messageId = useId();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (message !== null) button.current?.focus();
  }, [message]);
  return (
    message !== null && (
      <div css={bar}>
        <p id={messageId} css={words}>
          {message}
        </p>
        <Button ref={button} variant="ghost" size="s" aria-describedby={messageId} onClick={undo}>
          Deshacer
        </Button>
      </div>
    )
  );
}

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.m,
  marginBlockEnd: space.l,
  paddingBlock: space.xs,
  paddingInline: space.m,
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  background: color.surface,
});
const words = css({ margin: 0, paddingBlockStart: space.xs, overflowWrap: 'anywhere' });
