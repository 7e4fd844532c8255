const MAX_ID = 2_147_483_647;

/** The id that an address carries, or null where it cannot be one: then there is no such item, and nothing to ask. */
export function itemId(written: string | undefined): number | null {
  if (!/^[1-9]\d{0,9}$/.test(written ?? '')) return null;
  const id = Number(written);
  return id <= MAX_ID ? id : null;
}
