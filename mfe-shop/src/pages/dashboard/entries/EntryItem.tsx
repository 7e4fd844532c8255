import { css } from '@emotion/react';
import { Badge, Button, color, radius, space } from '@tramuntana/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Focused } from './useEntries';

type Props = {
  /** Accessible name of the entry. */
  name: string;
  title: string;
  /** 'Predeterminada' on the default entry, otherwise null. */
  defaultMark: string | null;
  /** Not null if this entry takes the focus, because the pressed button or the form is gone. */
  focused: Focused;
  edit: () => void;
  remove: () => void;
  makeDefault: () => void;
  children: ReactNode;
};

/** An entry with its buttons. */
export function EntryItem({ name, title, defaultMark, focused, edit, remove, makeDefault, children }: Props) {
  const editButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focused) editButton.current?.focus();
  }, [focused]);
  return (
    <article aria-label={name} css={card}>
      <div css={head}>
        <strong>{title}</strong>
        {defaultMark && <Badge>{defaultMark}</Badge>}
      </div>
      <div css={words}>{children}</div>
      <div css={actions}>
        <Button ref={editButton} variant="ghost" size="s" aria-label={`Editar ${name}`} onClick={edit}>
          Editar
        </Button>
        <Button variant="ghost" size="s" aria-label={`Eliminar ${name}`} onClick={remove}>
          Eliminar
        </Button>
        {!defaultMark && (
          <Button variant="ghost" size="s" aria-label={`Usar por defecto ${name}`} onClick={makeDefault}>
            Usar por defecto
          </Button>
        )}
      </div>
    </article>
  );
}

const card = css({
  display: 'grid',
  gap: space.xs,
  padding: `${space.m} ${space.l} ${space.s}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  background: color.surface,
});
// A column, because in some fonts the two do not fit side by side. A late font therefore moves nothing.
const head = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: `${space.xs} ${space.m}`,
  '@media (min-width: 480px)': { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' },
});
const words = css({ overflowWrap: 'anywhere', '& p': { margin: 0 } });
const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.l}`,
  '@media (scripting: none)': { display: 'none' },
});
