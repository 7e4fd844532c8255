const MAX_ID = 2_147_483_647;

/** The id in an address. Null where it cannot be an id: such an item is not found without asking the API. */
export function itemId(written: string | undefined): number | null {
  if (!/^[1-9]\d{0,9}$/.test(written ?? '')) return null;
  const id = Number(written);
  return id <= MAX_ID ? id : null;
}
