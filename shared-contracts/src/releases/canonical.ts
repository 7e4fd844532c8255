/** JSON with sorted keys: equal for equal values, whatever the order of their keys. Hashes and signatures rely on it. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? // Compared by code units, because the order of a language differs between machines.
        Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
