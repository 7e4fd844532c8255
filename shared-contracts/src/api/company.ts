import * as z from 'zod/mini';

/** `GET /direccion`. Every field may be missing: an empty object is a valid answer and shows the fallback text. */
export const address = z.object({
  street: z.optional(z.string()),
  city: z.optional(z.string()),
  province: z.optional(z.string()),
  postal_code: z.optional(z.string()),
  full_address: z.optional(z.string()),
});

/** `GET /empresa`: opening and closing time as `HH:MM`, and the company's particulars for the legal pages. */
export const business = z.object({
  work_days_open: z.optional(z.string()),
  work_days_close: z.optional(z.string()),
  name: z.optional(z.string()),
  legal_name: z.optional(z.string()),
  tax_id: z.optional(z.string()),
  operator_id: z.optional(z.string()),
  registry: z.optional(z.string()),
});

/** `GET /contacto`. */
export const contactInfo = z.object({
  phone: z.optional(z.string()),
  gmail: z.optional(z.string()),
  whatsapp: z.optional(z.string()),
  linkedin: z.optional(z.string()),
  twitter: z.optional(z.string()),
  instagram: z.optional(z.string()),
  facebook: z.optional(z.string()),
});

export type Address = z.infer<typeof address>;
export type Business = z.infer<typeof business>;
export type ContactInfo = z.infer<typeof contactInfo>;
