/** The id of a post in its address; null where there can be no such post. */
export { readId as postId } from 'shared-contracts';
