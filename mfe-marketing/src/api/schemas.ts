// Loaded with a page's first call to the API. A page that the server rendered makes none.
import { expiringEntry, service } from 'shared-contracts';
import * as z from 'zod/mini';

export { formToken, serviceList } from 'shared-contracts';

/** The list's entry in local storage. */
export const storedServices = expiringEntry(z.array(service));
