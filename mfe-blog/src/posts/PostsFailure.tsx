import { Button, Notice } from 'shared-ui';

type Props = { retry: () => unknown };

/** Stands in place of a list that failed to load (docs/product/texts.md#failed-6). */
export function PostsFailure({ retry }: Props) {
  return (
    <Notice
      tone="error"
      title="Error inesperado al obtener los posts"
      action={
        <Button variant="secondary" onClick={() => retry()}>
          Reintentar
        </Button>
      }
    >
      Comprueba tu conexión y vuelve a intentarlo.
    </Notice>
  );
}
