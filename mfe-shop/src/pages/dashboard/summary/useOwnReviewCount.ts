import { useEffect, useState } from 'react';

/** How many reviews were written on this device; none until their code has come, which is not worth a page's first bytes. */
export function useOwnReviewCount(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    let isWanted = true;
    import(/* webpackChunkName: "own-reviews" */ '../../../reviews/ownReviews').then(
      ({ readOwnReviews }) => isWanted && setCount(readOwnReviews().length),
      (error: unknown) => console.error('The reviews of this device cannot be counted', error),
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return count;
}
