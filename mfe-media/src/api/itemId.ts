/** The id of a gallery item in its address; null where there can be no such item. */
export { readId as itemId } from 'shared-contracts';
