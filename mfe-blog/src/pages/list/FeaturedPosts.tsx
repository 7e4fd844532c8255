import { useQuery } from '@tanstack/react-query';
import { useShell } from 'shared-contracts/runtime';
import { featuredQuery } from '../../api/posts';
import { PostGrid, PostGridSkeleton } from '../../posts/PostGrid';
import { PostsFailure } from '../../posts/PostsFailure';

/** The three newest articles. */
export function FeaturedPosts() {
  const { api } = useShell();
  const { data, isError, refetch } = useQuery(featuredQuery(api));
  if (isError) return <PostsFailure retry={refetch} />;
  if (!data) return <PostGridSkeleton columns={3} />;
  return <PostGrid posts={data.results} columns={3} priority />;
}
