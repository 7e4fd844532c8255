// Loaded with the first call to the API. A page that the server rendered needs none.
import { paged } from 'shared-contracts';
import { postSummary } from '../posts/postSummary';

export { post, postPage, tagPage } from 'shared-contracts';

export const summaryPage = paged(postSummary);
