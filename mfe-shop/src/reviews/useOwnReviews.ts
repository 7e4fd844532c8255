import { useEffect, useState } from 'react';
import type { OwnReview } from './ownReview';
import { addOwnReview, REVIEWS_KEY, readOwnReviews, removeOwnReview } from './ownReviews';

type OwnReviews = {
  reviews: readonly OwnReview[];
  /** False where the browser keeps nothing. */
  add(review: OwnReview): boolean;
  remove(review: OwnReview): void;
};

/** This device's reviews of a product, in step with its other tabs. Not for the server: it reads the storage at once. */
export function useOwnReviews(productId: number): OwnReviews {
  const [all, setAll] = useState(readOwnReviews);

  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key === REVIEWS_KEY || key === null) setAll(readOwnReviews());
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);

  return {
    reviews: all.filter((review) => review.productId === productId),
    add: (review) => {
      const kept = addOwnReview(review);
      setAll(readOwnReviews());
      return kept;
    },
    remove: (review) => {
      removeOwnReview(review);
      setAll(readOwnReviews());
    },
  };
}
