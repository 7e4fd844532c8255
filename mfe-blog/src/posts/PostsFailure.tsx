import { Button, Notice } from 'shared-ui';

type Props = { retry: () => unknown };

/** In place of a list that could not be loaded (specification, section 8). */
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
