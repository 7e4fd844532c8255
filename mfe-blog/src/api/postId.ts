/** The id of a post from its address; null if it cannot be an id. */
export { readId as postId } from '@tramuntana/contracts';
