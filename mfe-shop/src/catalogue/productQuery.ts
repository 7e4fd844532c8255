import { queryOptions } from '@tanstack/react-query';
import type { ProductPageData } from './readProduct';

/**
 * A product's page. No call is made: the sample data stand in a chunk of their own, which a page that the server rendered
 * never loads, since it carries its product itself.
 */
export const productQuery = (id: number) =>
  queryOptions<ProductPageData | null>({
    queryKey: ['shop/product', id],
    queryFn: async () => {
      const { readProduct } = await import(/* webpackChunkName: "catalogue" */ './readProduct');
      return readProduct(id);
    },
    retryOnMount: false,
  });
