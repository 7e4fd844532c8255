import { absoluteAddress, type Head, type HeadContext, type ShellServices, socialPicture } from '@tramuntana/contracts';
import { findCategory } from '../../../content/catalogue/categories';
import { productId } from '../../catalogue/productId';
import { productQuery } from '../../catalogue/productQuery';
import type { ProductPageData } from '../../catalogue/readProduct';

/** A product's metadata. Its structured data contains no offer and no invented review. */
export function productHead({ params, shell }: HeadContext): Head {
  const id = productId(params.id);
  const data = id === null ? null : shell.queryClient.getQueryData(productQuery(id).queryKey);
  if (data) return headOf(data, shell);
  if (data === null) {
    return { title: 'Producto no encontrado', description: 'No hay ningún producto con esa dirección.', noindex: true };
  }
  return { title: 'Producto', description: 'Un producto de la tienda de demostración.', noindex: true };
}

function headOf({ product, details }: ProductPageData, shell: ShellServices): Head {
  const { id, name, description, image, category } = product;
  const social = socialPicture(image);
  // The picture is a file of this release and not of the media host, so its absolute address is made here.
  const address = absoluteAddress(social.src, shell);
  return {
    title: name,
    description: `${description} Producto de muestra de la tienda de demostración.`,
    canonicalPath: `/tienda/producto/${id}`,
    type: 'product',
    noindex: true,
    ...(address && { image: { ...social, src: address } }),
    structuredData: [
      {
        '@type': 'Product',
        name,
        description,
        disambiguatingDescription: 'Producto de demostración: no está a la venta.',
        sku: `DEMO-${id}`,
        category: findCategory(category)?.name,
        url: absoluteAddress(`/tienda/producto/${id}`, shell),
        image: details.images.flatMap(({ src }) => absoluteAddress(src, shell) ?? []),
        additionalProperty: details.specifications.map((one) => ({ '@type': 'PropertyValue', ...one })),
      },
    ],
  };
}
