import type { ApiClient, Newsletter } from 'shared-contracts';

/** Path of the newsletter's own page, which takes the form of who has no scripts. */
export const NEWSLETTER_PATH = '/newsletters';

/** Where it leads when it accepted an address. */
export const NEWSLETTER_RECEIVED_PATH = `${NEWSLETTER_PATH}/recibida`;

export const newsletter = (api: ApiClient): Newsletter => ({
  action: NEWSLETTER_PATH,
  async subscribe(email) {
    // Loaded with the first submission: the form is on every page, but few visitors send it.
    const { subscribe } = await import(/* webpackChunkName: "newsletter" */ './subscribe');
    return subscribe(api, email);
  },
});
