import { queryOptions } from '@tanstack/react-query';
import type { ProductPageData } from './readProduct';

/**
 * The data of a product's page. This makes no call: the sample data have their own chunk. A page that the server rendered
 * never loads the chunk, because the page contains its product.
 */
export const productQuery = (id: number) =>
  queryOptions<ProductPageData | null>({
    queryKey: ['mfe-shop', 'product', id],
    queryFn: async () => {
      const { readProduct } = await import(/* webpackChunkName: "catalogue" */ './readProduct');
      return readProduct(id);
    },
    retryOnMount: false,
  });
