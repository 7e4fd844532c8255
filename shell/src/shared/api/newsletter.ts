import type { ApiClient, Newsletter } from '@tramuntana/contracts';
import { NEWSLETTER_PATH } from './newsletterPaths';

export const newsletter = (api: ApiClient): Newsletter => ({
  action: NEWSLETTER_PATH,
  async subscribe(email) {
    // Loaded with the first submission: the form is on every page, but few visitors send it.
    const { subscribe } = await import(/* webpackChunkName: "newsletter" */ './subscribe');
    return subscribe(api, email);
  },
});
