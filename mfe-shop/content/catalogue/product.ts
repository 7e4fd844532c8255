import type { Picture } from 'shared-contracts';
import type { CategoryId } from './categories';

/** A product of the demo shop as its own file describes it for lists and the cart. Prices are whole cents. */
export type ProductSummary = {
  name: string;
  description: string;
  price: number;
  /** The price before, in whole cents; null where the product is not reduced. */
  oldPrice: number | null;
  /** Mean of the sample reviews, 1 to 5. */
  rating: number;
  /** How many sample reviews there are. */
  reviews: number;
  category: CategoryId;
  stock: number;
  image: Picture;
};

/** A product with its id, which is the number in its file's name and in its page's address. */
export type Product = ProductSummary & { id: number };

/** A sample review: invented, and marked so wherever it is shown. `date` is an ISO 8601 date. */
export type ProductReview = { name: string; rating: number; date: string; text: string };

/** What only the product's own page shows. */
export type ProductDetails = {
  /** One paragraph each. */
  longDescription: readonly string[];
  images: readonly Picture[];
  specifications: readonly { name: string; value: string }[];
  reviews: readonly ProductReview[];
};
