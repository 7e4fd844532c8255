import type { ApiClient } from 'shared-contracts';
import { loadSchemas } from './loadSchemas';

const THANKS = 'Gracias por suscribirte a nuestro newsletter';

export type Subscription = { accepted: true; message: string } | { accepted: false; message: string };

/**
 * Subscribes an address (specification, section 7). Refusals are values with the sentence for the visitor: the form's own
 * rule, or the first of the server's list. Rejects when the call fails in any other way.
 */
export async function subscribe(api: ApiClient, email: string): Promise<Subscription> {
  const { newsletterAccepted, newsletterRefused, newsletterSubscription } = await loadSchemas();
  const form = newsletterSubscription.safeParse({ email: email.trim() });
  if (!form.success) return { accepted: false, message: form.error.issues[0]?.message ?? 'Email inválido' };
  const response = await api.post('/newsletters/', form.data);
  const body: unknown = await response.json();
  if (response.ok) {
    const answer = newsletterAccepted.safeParse(body);
    return { accepted: true, message: (answer.success && answer.data.message) || THANKS };
  }
  const [refusal] = newsletterRefused.parse(body).email;
  return { accepted: false, message: refusal ?? 'Email inválido' };
}
