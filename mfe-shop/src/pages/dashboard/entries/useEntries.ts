import { useState } from 'react';
import type { DeviceStore } from '../../../device/deviceStore';
import { useDeviceStore } from '../../../device/useDeviceStore';
import {
  type Draft,
  type Entry,
  makeDefault,
  nextId,
  type RemovedEntry,
  saveEntry,
  withoutEntry,
  withRestored,
} from './entries';

/** The open form: for a new entry, for the entry with this id, or none. */
type Editing = 'new' | number | null;

/** The entry that takes the focus. It is a new object each time, so that one entry can take the focus twice. */
export type Focused = { id: number } | null;

/** State and actions of a list of entries (addresses or means of payment). */
export function useEntries<Kind extends Entry>(store: DeviceStore<readonly Kind[]>) {
  const { value: entries } = useDeviceStore(store);
  const [editing, setEditing] = useState<Editing>(null);
  const [removed, setRemoved] = useState<RemovedEntry<Kind> | null>(null);
  const [focused, setFocused] = useState<Focused>(null);

  return {
    entries,
    editing,
    removed,
    focused,
    edit(target: Editing) {
      setEditing(target);
      setRemoved(null);
      setFocused(null);
    },
    cancel() {
      setFocused(typeof editing === 'number' ? { id: editing } : null);
      setEditing(null);
    },
    save(draft: Draft<Kind>) {
      let id = 0;
      store.update((newest) => {
        id = typeof editing === 'number' ? editing : nextId(newest);
        return saveEntry(newest, { ...draft, id } as Kind);
      });
      setFocused({ id });
      setEditing(null);
    },
    remove(entry: Kind) {
      store.update((newest) => withoutEntry(newest, entry.id));
      setRemoved({ entry, position: entries.indexOf(entry) });
      setFocused(null);
    },
    undo() {
      if (!removed) return;
      store.update((newest) => withRestored(newest, removed));
      setFocused({ id: removed.entry.id });
      setRemoved(null);
    },
    makeDefault(id: number) {
      store.update((newest) => makeDefault(newest, id));
      setFocused({ id });
    },
  };
}
