// Loaded with the first call to the API. A page that the server rendered needs none.
import { mediaItem, pagedItems } from 'shared-contracts';

export { mediaItem } from 'shared-contracts';

export const mediaPage = pagedItems(mediaItem);
