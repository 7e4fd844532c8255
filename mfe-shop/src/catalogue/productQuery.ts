import { queryOptions } from '@tanstack/react-query';
import type { ProductPageData } from './readProduct';

/**
 * The data of a product's page. No call is made: the sample data are a chunk of their own. A page that the server rendered
 * never loads it, because it brings its product with it.
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
