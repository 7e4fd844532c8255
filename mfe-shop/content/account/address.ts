export const addressTypes = ['Casa', 'Oficina'] as const;

/** A delivery address (specification, section 3). */
export type Address = {
  id: number;
  type: (typeof addressTypes)[number];
  street: string;
  city: string;
  postalCode: string;
  isDefault: boolean;
};
