import { Button, EmptyState } from '@tramuntana/ui';
import { Link } from 'react-router-dom';

export function EmptyCart() {
  return (
    <EmptyState
      title="Tu carrito está vacío"
      action={
        <Button asChild>
          <Link to="/tienda">Ir a la tienda</Link>
        </Button>
      }
    >
      Cuando añadas un producto, aparecerá aquí y te esperará hasta tu próxima visita.
    </EmptyState>
  );
}
