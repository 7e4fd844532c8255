/** A review as this device keeps it. `date` (ISO 8601) also identifies it. */
export type OwnReview = { productId: number; name: string; rating: number; text: string; date: string };

/** What the review form asks for. */
export type ReviewEntry = Pick<OwnReview, 'name' | 'rating' | 'text'>;

/** Longest name and text, in characters, that the form accepts and the store reads. */
export const MAX_NAME = 60;
export const MAX_TEXT = 2000;
