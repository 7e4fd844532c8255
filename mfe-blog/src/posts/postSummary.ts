import { type Post, post } from '@tramuntana/contracts';
import * as z from 'zod/mini';
import { excerpt } from '../html/textOf';

/** A post in a list: an excerpt instead of its body, so that the page's data stay small. */
export type PostSummary = Omit<Post, 'content'> & { excerpt: string };

export const postSummary = z.pipe(
  post,
  z.transform(({ content, ...shown }): PostSummary => ({ ...shown, excerpt: excerpt(content) })),
);
