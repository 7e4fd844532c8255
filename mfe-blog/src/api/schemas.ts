// Loaded with the first call to the API. A page that the server rendered does not need it.
import { pagedItems, post, tag } from '@tramuntana/contracts';
import { postSummary } from '../posts/postSummary';

export { post } from '@tramuntana/contracts';

export const postPage = pagedItems(post);
export const summaryPage = pagedItems(postSummary);
export const tagPage = pagedItems(tag);
