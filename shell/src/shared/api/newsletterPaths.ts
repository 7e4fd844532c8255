/** Path of the newsletter's page. It takes the form of visitors without scripts. */
export const NEWSLETTER_PATH = '/newsletters';

/** Path of the page that confirms an accepted subscription. */
export const NEWSLETTER_RECEIVED_PATH = `${NEWSLETTER_PATH}/recibida`;
