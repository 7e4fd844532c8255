// Loaded with a page's first call to the API. A page that the server rendered makes none.
import { expiringEntry, service } from '@tramuntana/contracts';
import * as z from 'zod/mini';

export { formToken, serviceList } from '@tramuntana/contracts';

/** The list's entry in local storage. */
export const storedServices = expiringEntry(z.array(service));
