import { css } from '@emotion/react';
import { Button, color, radius, space } from '@tramuntana/ui';
import { useEffect, useId, useRef } from 'react';

type Props = {
  /** Names the removed item; null if nothing can be put back. */
  message: string | null;
  undo: () => void;
};

/**
 * Names the removed item, with a button that puts it back. The button takes the focus, because the pressed one is gone with
 * its line. Its description contains the message, because a live region would announce it twice. It stays until it is used,
 * so visitors have all the time that they need.
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
