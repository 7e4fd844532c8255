import { contactInfo, expiringEntry } from '@tramuntana/contracts';
import * as z from 'zod/mini';

// Loaded with the page's first call. A page that the server rendered makes no calls.
export {
  address,
  business,
  contactInfo,
  registry,
  serviceList,
} from '@tramuntana/contracts';

/** The footer's stored data. Only the contact part is fetched and stored (docs/product/layout.md#footer-7). */
export const storedFooter = expiringEntry(
  z.object({
    fetchedBusiness: z.nullable(z.unknown()),
    fetchedAddress: z.nullable(z.unknown()),
    fetchedContact: contactInfo,
  }),
);
