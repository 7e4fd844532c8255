import { SOCIAL_CARD } from '@tramuntana/contracts';
import { fakeShell } from '@tramuntana/contracts/testing';
import { products } from '../../../content/catalogue/products';
import { productQuery } from '../../catalogue/productQuery';
import { productHead } from './productHead';

async function headOf(id: string) {
  const shell = fakeShell();
  await shell.queryClient.prefetchQuery(productQuery(Number(id)));
  return productHead({ params: { id }, search: new URLSearchParams(), shell });
}

test('a product describes itself as a demonstration: no offer, no availability, no counted reviews', async () => {
  const head = await headOf('1');
  expect(head).toMatchObject({ title: 'Mestral Pro', noindex: true, canonicalPath: '/tienda/producto/1' });
  const [product] = head.structuredData ?? [];
  expect(product).toMatchObject({
    '@type': 'Product',
    disambiguatingDescription: 'Producto de demostración: no está a la venta.',
  });
  for (const promise of ['offers', 'aggregateRating', 'review']) expect(product).not.toHaveProperty(promise);
});

test('an unknown product is not indexed', async () => {
  expect(await headOf('999')).toMatchObject({ title: 'Producto no encontrado', noindex: true });
});

test('a shared link to any product shows its own JPEG', async () => {
  for (const { id } of products) {
    const { image } = await headOf(String(id));
    expect(image).toMatchObject({ src: expect.stringMatching(/^https:.*-card\.jpg$/), ...SOCIAL_CARD });
  }
});
