import { useAfterFirstFrame } from '@tramuntana/ui';
import { products } from '../../../content/catalogue/products';
import { listingCopy } from '../../../content/listing';
import { DemoNotice } from '../../demo/DemoNotice';
import { HeroCarousel } from './hero/HeroCarousel';
import { Listing } from './Listing';
import { ShopHeader } from './ShopHeader';

/** `/tienda` (docs/product/shop.md#listing-1). */
export function Component() {
  const isShown = useAfterFirstFrame();
  const { title, lead } = listingCopy.shop;
  return (
    <>
      <DemoNotice />
      <ShopHeader title={title} lead={lead} />
      <HeroCarousel />
      {isShown && <Listing products={products} />}
    </>
  );
}
