import type { Picture } from '@tramuntana/contracts';
import type { CategoryId } from './categories';

/** The part of a product's file for lists and the cart. Prices are whole cents. */
export type ProductSummary = {
  name: string;
  description: string;
  price: number;
  /** The earlier price in whole cents; null if the product is not reduced. */
  oldPrice: number | null;
  /** Mean of the sample reviews, 1 to 5. */
  rating: number;
  /** The number of sample reviews. */
  reviews: number;
  category: CategoryId;
  stock: number;
  image: Picture;
};

/** A product with its id. The id is the number in its file's name and in its page's address. */
export type Product = ProductSummary & { id: number };

/** An invented sample review. Every page that shows it marks it as a sample. `date` is an ISO 8601 date. */
export type ProductReview = { name: string; rating: number; date: string; text: string };

/** The part of a product that only its own page shows. */
export type ProductDetails = {
  /** One paragraph each. */
  longDescription: readonly string[];
  images: readonly Picture[];
  specifications: readonly { name: string; value: string }[];
  reviews: readonly ProductReview[];
};
