/** The id from an address; null if it cannot be an id. */
export function productId(written: string | undefined): number | null {
  return /^[1-9]\d{0,5}$/.test(written ?? '') ? Number(written) : null;
}
