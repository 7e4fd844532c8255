// Loaded with the first call that a page makes: a page that the server rendered makes none.
import { expiringEntry, service } from 'shared-contracts';
import * as z from 'zod/mini';

export { formToken, serviceList } from 'shared-contracts';

/** What is kept in local storage. */
export const storedServices = expiringEntry(z.array(service));
