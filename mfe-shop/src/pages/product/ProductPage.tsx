import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { Container, hasFailed, Notice, Spinner, space, VisuallyHidden } from '@tramuntana/ui';
import { useParams } from 'react-router-dom';
import { productId } from '../../catalogue/productId';
import { productQuery } from '../../catalogue/productQuery';
import { DemoNotice } from '../../demo/DemoNotice';
import { ProductArticle } from './ProductArticle';
import { ProductNotFound } from './ProductNotFound';

/** `/tienda/producto/{id}`. The key gives each id a fresh state. */
export function Component() {
  const id = productId(useParams().id);
  return (
    <>
      <DemoNotice />
      {id === null ? <ProductNotFound /> : <LoadedProduct key={id} id={id} />}
    </>
  );
}

function LoadedProduct({ id }: { id: number }) {
  const query = useQuery(productQuery(id));
  const { data, isFetching, refetch } = query;
  if (data) return <ProductArticle {...data} />;
  if (data === null) return <ProductNotFound />;
  return (
    <Container css={waiting}>
      <h1>
        <VisuallyHidden>Producto</VisuallyHidden>
      </h1>
      {hasFailed(query) ? (
        <Notice tone="error" title="No se pudo cargar el producto" retry={refetch} isRetrying={isFetching}>
          Comprueba tu conexión y vuelve a intentarlo.
        </Notice>
      ) : (
        <Spinner label="Cargando producto…" />
      )}
    </Container>
  );
}

const waiting = css({ minHeight: '60vh', paddingBlock: space.section });
