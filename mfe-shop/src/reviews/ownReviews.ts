import { createDeviceStore } from '../device/deviceStore';
import { isRecord, isText, isWhole, readEach } from '../device/guards';
import { MAX_NAME, MAX_TEXT, type OwnReview } from './ownReview';

export const REVIEWS_KEY = 'shop-reviews';
const VERSION = 1;

/** The reviews on this device, newest first. */
export const ownReviews = /* #__PURE__ */ createDeviceStore<readonly OwnReview[]>({
  key: REVIEWS_KEY,
  initial: [],
  parse: (stored) =>
    isRecord(stored) && stored.version === VERSION && Array.isArray(stored.reviews)
      ? readEach(stored.reviews, readReview)
      : undefined,
  serialize: (reviews) => ({ version: VERSION, reviews }),
});

/** False if the browser keeps it only until the visitor leaves the page. */
export const addOwnReview = (review: OwnReview): boolean => ownReviews.update((kept) => [review, ...kept]);

export const removeOwnReview = ({ date, productId }: OwnReview): boolean =>
  ownReviews.update((kept) => kept.filter((one) => one.date !== date || one.productId !== productId));

function readReview(stored: unknown): OwnReview | undefined {
  if (!isRecord(stored)) return undefined;
  const { productId, name, rating, text, date } = stored;
  const isReadable =
    isWhole(productId, 1) &&
    isText(name, MAX_NAME) &&
    isWhole(rating, 1, 5) &&
    isText(text, MAX_TEXT) &&
    isText(date) &&
    !Number.isNaN(Date.parse(date));
  return isReadable ? { productId, name, rating, text, date } : undefined;
}
