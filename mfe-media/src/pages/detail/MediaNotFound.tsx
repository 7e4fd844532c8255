import { NotFound } from '@tramuntana/ui';
import { Link } from 'react-router-dom';

type Props = { failure?: string; retry?: () => unknown; isRetrying?: boolean };

/** Shown for a missing item and for one that failed to load (docs/product/gallery.md#media-6). */
export const MediaNotFound = (attempt: Props) => (
  <NotFound title="Contenido no encontrado" back={<Link to="/media">Volver a la galería</Link>} {...attempt}>
    Lo sentimos, el contenido que buscas no está disponible.
  </NotFound>
);
