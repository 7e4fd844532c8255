import { type Post, post } from 'shared-contracts';
import * as z from 'zod/mini';
import { excerpt } from '../html/textOf';

/** A post as lists show it: the beginning of its text in place of the whole body, which no list needs to carry. */
export type PostSummary = Omit<Post, 'content'> & { excerpt: string };

export const postSummary = z.pipe(
  post,
  z.transform(({ content, ...shown }): PostSummary => ({ ...shown, excerpt: excerpt(content) })),
);
