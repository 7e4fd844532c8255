import type { Head, HeadContext } from '@tramuntana/contracts';
import { findCategory } from '../../../content/catalogue/categories';
import { listingCopy } from '../../../content/listing';

const { shop, offers, categoryNotFound } = listingCopy;

// `noindex`, because people who search for a drone to buy should not find a demonstration.
export const shopHead: Head = { title: shop.title, description: shop.description, noindex: true };
export const offersHead: Head = { title: offers.title, description: offers.description, noindex: true };

export function categoryHead({ params }: HeadContext): Head {
  const category = findCategory(params.categoria);
  if (!category) return { title: categoryNotFound.title, description: categoryNotFound.lead, noindex: true };
  return { title: category.name, description: category.description, noindex: true };
}
