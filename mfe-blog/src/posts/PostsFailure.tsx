import { Notice } from '@tramuntana/ui';

type Props = { retry: () => unknown; isRetrying: boolean };

/** Replaces a list that failed to load (docs/product/texts.md#failed-6). */
export function PostsFailure({ retry, isRetrying }: Props) {
  return (
    <Notice tone="error" title="Error inesperado al obtener los posts" retry={retry} isRetrying={isRetrying}>
      Comprueba tu conexión y vuelve a intentarlo.
    </Notice>
  );
}
