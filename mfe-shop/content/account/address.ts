export const addressTypes = ['Casa', 'Oficina'] as const;

/** A delivery address (docs/product/account.md#entries-1). */
export type Address = {
  id: number;
  type: (typeof addressTypes)[number];
  street: string;
  city: string;
  postalCode: string;
  isDefault: boolean;
};
