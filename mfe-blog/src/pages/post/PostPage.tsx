import { useQuery } from '@tanstack/react-query';
import { useShell } from '@tramuntana/contracts/runtime';
import { Container, hasFailed, Spinner, VisuallyHidden } from '@tramuntana/ui';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { useShellStore } from 'shell/store';
import { postId } from '../../api/postId';
import { postQuery } from '../../api/posts';
import { PostArticle } from './PostArticle';
import { PostNotFound } from './PostNotFound';

const FAILED = 'Error al cargar los detalles del post';

/** The page `/blog/post/{id}`. */
export function Component() {
  const id = postId(useParams().id);
  return id === null ? <PostNotFound /> : <LoadedPost key={id} id={id} />;
}

function LoadedPost({ id }: { id: number }) {
  const { api } = useShell();
  const query = useQuery(postQuery(api, id));
  const { data: post, isError, errorUpdatedAt, isFetching, refetch } = query;

  // Each failure shows a toast, even when a retry fails again.
  useEffect(() => {
    if (isError && errorUpdatedAt > 0) useShellStore.getState().notify({ title: FAILED, tone: 'destructive' });
  }, [isError, errorUpdatedAt]);

  if (hasFailed(query)) return <PostNotFound failure={FAILED} retry={refetch} isRetrying={isFetching} />;
  if (post === undefined) return <LoadingPost />;
  return post === null ? <PostNotFound /> : <PostArticle post={post} />;
}

function LoadingPost() {
  return (
    <Container>
      <h1>
        <VisuallyHidden>Artículo del blog</VisuallyHidden>
      </h1>
      <Spinner label="Cargando artículo..." />
    </Container>
  );
}
