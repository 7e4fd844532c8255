// Loaded with the first call that a page makes: a page that the server rendered makes none.
import { paged } from 'shared-contracts';
import { postSummary } from '../posts/postSummary';

export { post, postPage, tagPage } from 'shared-contracts';

export const summaryPage = paged(postSummary);
