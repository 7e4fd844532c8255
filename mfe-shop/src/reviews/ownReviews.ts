import { type OwnReview, ownReview, storedReviews } from './ownReview';

/** Its own key and version, so that neither another part of the shop nor an older release can break it. */
export const REVIEWS_KEY = 'shop-reviews';

/** The reviews that this device keeps; what cannot be read as one is left out. */
export function readOwnReviews(): OwnReview[] {
  try {
    const stored = storedReviews.safeParse(JSON.parse(window.localStorage.getItem(REVIEWS_KEY) ?? 'null'));
    if (!stored.success) return [];
    return stored.data.reviews.flatMap((review) => {
      const parsed = ownReview.safeParse(review);
      return parsed.success ? [parsed.data] : [];
    });
  } catch {
    return [];
  }
}

/** Keeps a review on this device; false where the browser allows no storage. */
export const addOwnReview = (review: OwnReview): boolean => write([review, ...readOwnReviews()]);

export const removeOwnReview = ({ date, productId }: OwnReview): boolean =>
  write(readOwnReviews().filter((kept) => kept.date !== date || kept.productId !== productId));

export function clearOwnReviews(): void {
  try {
    window.localStorage.removeItem(REVIEWS_KEY);
  } catch {
    // Without a storage there is nothing to clear.
  }
}

function write(reviews: readonly OwnReview[]): boolean {
  try {
    window.localStorage.setItem(REVIEWS_KEY, JSON.stringify({ version: 1, reviews }));
    return true;
  } catch {
    return false;
  }
}
