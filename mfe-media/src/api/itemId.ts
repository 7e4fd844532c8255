/** The id of a gallery item from its address; null if it cannot be an id. */
export { readId as itemId } from '@tramuntana/contracts';
