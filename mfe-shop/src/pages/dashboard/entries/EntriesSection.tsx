import { css } from '@emotion/react';
import { Button, EmptyState, space } from '@tramuntana/ui';
import { Plus } from '@tramuntana/ui/icons';
import { type ReactNode, useEffect, useRef } from 'react';
import type { DeviceStore } from '../../../device/deviceStore';
import { UndoNotice } from '../../../device/UndoNotice';
import { EntryItem } from './EntryItem';
import type { Draft, Entry } from './entries';
import { useEntries } from './useEntries';

export type EntryFormProps<Kind extends Entry> = {
  /** The entry to change; null to add one. */
  entry: Kind | null;
  save: (draft: Draft<Kind>) => void;
  cancel: () => void;
};

type Props<Kind extends Entry> = {
  store: DeviceStore<readonly Kind[]>;
  words: { list: string; add: string; empty: string; isDefault: string };
  /** Accessible name of an entry: 'Casa, Passeig del Mar, 85'. */
  name: (entry: Kind) => string;
  title: (entry: Kind) => string;
  children: (entry: Kind) => ReactNode;
  form: (props: EntryFormProps<Kind>) => ReactNode;
};

/** A list with entries to add, change and remove. An entry's form replaces the entry. */
export function EntriesSection<Kind extends Entry>({ store, words, name, title, children, form }: Props<Kind>) {
  const { entries, editing, removed, focused, ...act } = useEntries(store);
  const add = useRef<HTMLButtonElement>(null);
  const wasAdding = useRef(false);
  useEffect(() => {
    if (wasAdding.current && editing === null && focused === null) add.current?.focus();
    wasAdding.current = editing === 'new';
  }, [editing, focused]);

  return (
    <div css={column}>
      <UndoNotice message={removed && `Has eliminado ${name(removed.entry)}.`} undo={act.undo} />
      {entries.length === 0 && editing !== 'new' && <EmptyState title={words.empty} />}
      <ul aria-label={words.list} css={list}>
        {entries.map((entry) => (
          <li key={entry.id}>
            {editing === entry.id ? (
              form({ entry, save: act.save, cancel: act.cancel })
            ) : (
              <EntryItem
                name={name(entry)}
                title={title(entry)}
                defaultMark={entry.isDefault ? words.isDefault : null}
                focused={entry.id === focused?.id ? focused : null}
                edit={() => act.edit(entry.id)}
                remove={() => act.remove(entry)}
                makeDefault={() => act.makeDefault(entry.id)}
              >
                {children(entry)}
              </EntryItem>
            )}
          </li>
        ))}
      </ul>
      {editing === 'new' ? (
        form({ entry: null, save: act.save, cancel: act.cancel })
      ) : (
        <Button ref={add} variant="secondary" onClick={() => act.edit('new')} css={onlyWithScripts}>
          <Plus size={18} />
          {words.add}
        </Button>
      )}
    </div>
  );
}

const column = css({ marginBlockStart: space.xl });
const list = css({
  display: 'grid',
  gap: space.m,
  margin: 0,
  marginBlockEnd: space.l,
  padding: 0,
  listStyle: 'none',
  '&:empty': { display: 'none' },
});
const onlyWithScripts = css({ '@media (scripting: none)': { display: 'none' } });
