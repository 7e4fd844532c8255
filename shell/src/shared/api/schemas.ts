import { contactInfo, expiringEntry } from 'shared-contracts';
import * as z from 'zod/mini';

// Loaded with the first call that a page makes: a page that the server rendered makes none.
export {
  address,
  business,
  contactInfo,
  registry,
  serviceList,
} from 'shared-contracts';

/** What the footer keeps: only the contact part is fetched and stored (docs/product/layout.md#footer-7). */
export const storedFooter = expiringEntry(
  z.object({
    fetchedBusiness: z.nullable(z.unknown()),
    fetchedAddress: z.nullable(z.unknown()),
    fetchedContact: contactInfo,
  }),
);
