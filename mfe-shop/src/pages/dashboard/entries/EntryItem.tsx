import { css } from '@emotion/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Badge, Button, color, radius, space } from 'shared-ui';
import type { Focused } from './useEntries';

type Props = {
  name: string;
  /** 'Predeterminada' where it is the default. */
  defaultMark: string | null;
  /** Not null when the keyboard goes on here: the pressed button, or the form, is gone. */
  focused: Focused;
  edit: () => void;
  remove: () => void;
  makeDefault: () => void;
  children: ReactNode;
};

/** One entry with what can be done with it. */
export function EntryItem({ name, defaultMark, focused, edit, remove, makeDefault, children }: Props) {
  const editButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focused) editButton.current?.focus();
  }, [focused]);
  return (
    <article aria-label={name} css={card}>
      <div css={words}>{children}</div>
      {defaultMark && <Badge css={mark}>{defaultMark}</Badge>}
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
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space.s} ${space.m}`,
  padding: `${space.m} ${space.l} ${space.s}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  background: color.surface,
});
const words = css({ display: 'grid', gap: space.xs, overflowWrap: 'anywhere', '& p': { margin: 0 } });
const mark = css({ alignSelf: 'start' });
const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.l}`,
  gridColumn: '1 / -1',
  '@media (scripting: none)': { display: 'none' },
});
