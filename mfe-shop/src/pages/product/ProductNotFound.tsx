import { NotFound } from '@tramuntana/ui';
import { Link } from 'react-router-dom';

/** Shown for an unknown product id. */
export const ProductNotFound = () => (
  <NotFound title="Producto no encontrado" width="page" back={<Link to="/tienda">Volver a la tienda</Link>}>
    No hay ningún producto con esa dirección. Puede que el enlace sea de otra temporada.
  </NotFound>
);
