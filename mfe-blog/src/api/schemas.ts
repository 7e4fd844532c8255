// Loaded with the first call to the API. A page that the server rendered does not need it.
import { pagedItems, post, tag } from 'shared-contracts';
import { postSummary } from '../posts/postSummary';

export { post } from 'shared-contracts';

export const postPage = pagedItems(post);
export const summaryPage = pagedItems(postSummary);
export const tagPage = pagedItems(tag);
