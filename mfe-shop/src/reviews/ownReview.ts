/** A review as stored on this device. `date` (ISO 8601) also identifies it. */
export type OwnReview = { productId: number; name: string; rating: number; text: string; date: string };

/** The fields of the review form. */
export type ReviewEntry = Pick<OwnReview, 'name' | 'rating' | 'text'>;

/** Maximum length of name and text in characters, for the form and for the store. */
export const MAX_NAME = 60;
export const MAX_TEXT = 2000;
