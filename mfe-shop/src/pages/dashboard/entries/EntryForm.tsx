import { css } from '@emotion/react';
import { Button, color, radius, space, text } from '@tramuntana/ui';
import type { FormEventHandler, ReactNode } from 'react';

type Props = { title: string; send: FormEventHandler; cancel: () => void; children: ReactNode };

/** A form in the list: title, fields, 'Guardar', 'Cancelar'. */
export function EntryForm({ title, send, cancel, children }: Props) {
  return (
    <form
      noValidate
      onSubmit={send}
      onKeyDown={(event) => {
        if (event.key === 'Escape') cancel();
      }}
      aria-label={title}
      css={card}
    >
      <h2 css={heading}>{title}</h2>
      {children}
      <div css={actions}>
        <Button type="submit">Guardar</Button>
        <Button variant="secondary" onClick={cancel}>
          Cancelar
        </Button>
      </div>
    </form>
  );
}

const card = css({
  display: 'grid',
  gap: space.m,
  padding: space.l,
  border: `1px solid ${color.control}`,
  borderRadius: radius.m,
  background: color.surface,
});
const heading = css({ ...text.h3, margin: 0 });
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: space.m, marginBlockStart: space.s });
