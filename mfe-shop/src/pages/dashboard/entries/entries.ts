/** An address or a means of payment. One entry per list is the default. */
export type Entry = { id: number; isDefault: boolean };

/** A form's result: an entry without its id. */
export type Draft<Kind extends Entry> = Omit<Kind, 'id'>;

export type RemovedEntry<Kind extends Entry> = { entry: Kind; position: number };

/** Gives the list exactly one default: the first entry with `isDefault`, otherwise the first entry. */
export function withOneDefault<Kind extends Entry>(entries: readonly Kind[]): readonly Kind[] {
  const chosen = entries.find(({ isDefault }) => isDefault) ?? entries[0];
  return chosen ? makeDefault(entries, chosen.id) : entries;
}

export const makeDefault = <Kind extends Entry>(entries: readonly Kind[], id: number): readonly Kind[] =>
  entries.map((entry) => ({ ...entry, isDefault: entry.id === id }));

/** Adds an entry, or replaces the entry with its id. Saving an entry that another tab has removed adds it again. */
export function saveEntry<Kind extends Entry>(entries: readonly Kind[], entry: Kind): readonly Kind[] {
  const isThere = entries.some(({ id }) => id === entry.id);
  const saved = isThere ? entries.map((before) => (before.id === entry.id ? entry : before)) : [...entries, entry];
  return entry.isDefault ? makeDefault(saved, entry.id) : withOneDefault(saved);
}

export const nextId = (entries: readonly Entry[]): number => Math.max(0, ...entries.map(({ id }) => id)) + 1;

export const withoutEntry = <Kind extends Entry>(entries: readonly Kind[], id: number): readonly Kind[] =>
  withOneDefault(entries.filter((entry) => entry.id !== id));

/** Puts a removed entry back to its position. A former default becomes the default again. */
export function withRestored<Kind extends Entry>(
  entries: readonly Kind[],
  { entry, position }: RemovedEntry<Kind>,
): readonly Kind[] {
  const isTaken = entries.some(({ id }) => id === entry.id);
  const restored = isTaken ? { ...entry, id: nextId(entries) } : entry;
  const all = [...entries.slice(0, position), restored, ...entries.slice(position)];
  return restored.isDefault ? makeDefault(all, restored.id) : withOneDefault(all);
}
