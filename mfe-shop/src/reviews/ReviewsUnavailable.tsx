import { Notice } from 'shared-ui';

/** Shown where the form's chunk could not be loaded. */
export function ReviewsUnavailable({ retry }: { retry: () => void }) {
  return (
    <Notice tone="error" title="No se pudo cargar el formulario de reseñas" retry={retry}>
      Comprueba tu conexión y vuelve a intentarlo.
    </Notice>
  );
}
