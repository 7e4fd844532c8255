/** Path of the newsletter's own page, which takes the form of who has no scripts. */
export const NEWSLETTER_PATH = '/newsletters';

/** Where it leads when it accepted an address. */
export const NEWSLETTER_RECEIVED_PATH = `${NEWSLETTER_PATH}/recibida`;
