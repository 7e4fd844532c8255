import { formEvidence, type ShellServices } from '@tramuntana/contracts';
import { type ActionFunction, data, redirect } from 'react-router-dom';
import { NEWSLETTER_RECEIVED_PATH } from '../../api/newsletterPaths';
import { subscribe } from '../../api/subscribe';

/** Why an address was not subscribed. `invalid` comes with a message about the address. */
export type SubscriptionRefused = { outcome: 'invalid' | 'failed'; message?: string };

/** Handles the newsletter's form of a visitor without scripts. A failure is logged, and the page reports it. */
export const newsletterAction =
  ({ api }: ShellServices): ActionFunction =>
  async ({ request }) => {
    const fields = await request.formData();
    try {
      const evidence = formEvidence((name) => fields.get(name));
      const { outcome, message } = await subscribe(api, String(fields.get('email') ?? ''), evidence);
      // See Other (RFC 9110, section 15.4.4): reloading the answer sends nothing again.
      if (outcome === 'accepted') return redirect(NEWSLETTER_RECEIVED_PATH, 303);
      return data<SubscriptionRefused>({ outcome: 'invalid', message }, { status: 400 });
    } catch (error) {
      console.error('The newsletter form was not passed on', error);
      return data<SubscriptionRefused>({ outcome: 'failed' }, { status: 502 });
    }
  };
