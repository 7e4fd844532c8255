import fc from 'fast-check';
import { type Entry, makeDefault, nextId, saveEntry, withOneDefault, withoutEntry, withRestored } from './entries';

const entry = fc.record({ id: fc.integer({ min: 1, max: 20 }), isDefault: fc.boolean() });
const entries = fc.uniqueArray(entry, { selector: ({ id }) => id, maxLength: 6 });

const ids = (list: readonly Entry[]) => list.map(({ id }) => id);
const hasOneDefault = (list: readonly Entry[]) =>
  list.length === 0 || list.filter(({ isDefault }) => isDefault).length === 1;

test('after any actions, a list has one default and no repeated id', () => {
  fc.assert(
    fc.property(entries, entry, fc.nat(), (stored, changed, pick) => {
      const list = withOneDefault(stored);
      const chosen = list[pick % Math.max(1, list.length)];
      const results = [list, saveEntry(list, changed), saveEntry(list, { ...changed, id: nextId(list) })];
      if (chosen) {
        const position = list.indexOf(chosen);
        const removed = withoutEntry(list, chosen.id);
        results.push(removed, makeDefault(list, chosen.id));
        expect(withRestored(removed, { entry: chosen, position })).toEqual(list);
        results.push(withRestored(list, { entry: chosen, position }));
      }
      for (const result of results) {
        expect(hasOneDefault(result)).toBe(true);
        expect(new Set(ids(result)).size).toBe(result.length);
      }
    }),
  );
});
