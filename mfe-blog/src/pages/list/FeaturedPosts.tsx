import { useQuery } from '@tanstack/react-query';
import { useShell } from '@tramuntana/contracts/runtime';
import { hasFailed } from '@tramuntana/ui';
import { featuredQuery } from '../../api/posts';
import { PostGrid, PostGridSkeleton } from '../../posts/PostGrid';
import { PostsFailure } from '../../posts/PostsFailure';

/** The three newest articles. */
export function FeaturedPosts() {
  const { api } = useShell();
  const query = useQuery(featuredQuery(api));
  const { data, isFetching, refetch } = query;
  if (hasFailed(query)) return <PostsFailure retry={refetch} isRetrying={isFetching} />;
  if (!data) return <PostGridSkeleton columns={3} />;
  return <PostGrid posts={data.results} columns={3} priority />;
}
