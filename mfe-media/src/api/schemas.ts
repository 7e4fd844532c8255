// Loaded with the first call to the API. A page that the server rendered does not need it.
import { mediaItem, paged, pagedItems } from '@tramuntana/contracts';
import * as z from 'zod/mini';

export { mediaItem } from '@tramuntana/contracts';

export const mediaPage = pagedItems(mediaItem);

/**
 * A page of the gallery. Only the query of the next page's address is kept, because its host may be internal to the server.
 */
export const galleryPart = z.pipe(
  paged(mediaItem),
  z.transform(({ count, next, results }) => ({ count, next: next && queryOf(next), results })),
);

/** Empty if the address has no query. */
const queryOf = (address: string) => new URL(address, 'https://site.invalid').search;
