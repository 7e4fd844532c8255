/** The id in an address; null where it cannot be one. */
export function productId(written: string | undefined): number | null {
  return /^[1-9]\d{0,5}$/.test(written ?? '') ? Number(written) : null;
}
