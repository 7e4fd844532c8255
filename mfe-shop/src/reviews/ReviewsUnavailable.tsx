import { Notice } from '@tramuntana/ui';

/** Shown if the form's chunk failed to load. */
export function ReviewsUnavailable({ retry }: { retry: () => void }) {
  return (
    <Notice tone="error" title="No se pudo cargar el formulario de reseñas" retry={retry}>
      Comprueba tu conexión y vuelve a intentarlo.
    </Notice>
  );
}
