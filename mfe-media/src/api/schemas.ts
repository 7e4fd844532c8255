// Loaded with the first call to the API. A page that the server rendered needs none.
import { mediaItem, paged, pagedItems } from 'shared-contracts';
import * as z from 'zod/mini';

export { mediaItem } from 'shared-contracts';

export const mediaPage = pagedItems(mediaItem);

/** A page of the gallery. Of the address of the next one only the query is kept: the host may be one of the server's. */
export const galleryPart = z.pipe(
  paged(mediaItem),
  z.transform(({ count, next, results }) => ({ count, next: next && queryOf(next), results })),
);

/** Empty where the address has no query. */
const queryOf = (address: string) => new URL(address, 'https://site.invalid').search;
