/** A review as this device keeps it; `date` (ISO 8601) also tells one from another. */
export type OwnReview = { productId: number; name: string; rating: number; text: string; date: string };

/** What the review form asks for. */
export type ReviewEntry = Pick<OwnReview, 'name' | 'rating' | 'text'>;

/** The longest that the form lets one write, and the store believes. */
export const MAX_NAME = 60;
export const MAX_TEXT = 2000;
