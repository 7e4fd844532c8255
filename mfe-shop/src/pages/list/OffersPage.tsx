import { products } from '../../../content/catalogue/products';
import { listingCopy } from '../../../content/listing';
import { DemoNotice } from '../../demo/DemoNotice';
import { discountPercent } from '../../products/discountPercent';
import { Listing } from './Listing';
import { ShopHeader } from './ShopHeader';

const offers = products.filter((product) => discountPercent(product) > 0);

/** `/tienda/ofertas`: the reduced products. */
export function Component() {
  const { title, lead } = listingCopy.offers;
  return (
    <>
      <DemoNotice />
      <ShopHeader title={title} lead={lead} />
      <Listing products={offers} priority />
    </>
  );
}
