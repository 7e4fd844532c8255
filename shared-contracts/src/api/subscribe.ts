import type { ApiClient } from './apiClient';

const THANKS = 'Gracias por suscribirte a nuestro newsletter';

/** `invalid`: the form refused the address, and nothing was sent. `refused`: the server did. */
export type Subscription = { outcome: 'accepted' | 'invalid' | 'refused'; message: string };

/**
 * Subscribes an address to the newsletter (docs/product/api.md#send-1). What the form or the server says of the address
 * is a value with the visitor's sentence. Any other failure of the call rejects.
 */
export async function subscribe(api: ApiClient, email: string): Promise<Subscription> {
  // Loaded with the first submission: the form is on every page, but few visitors send it.
  const schemas = await import(/* webpackChunkName: "newsletter" */ './newsletter');
  const form = schemas.newsletterSubscription.safeParse({ email: email.trim() });
  if (!form.success) return { outcome: 'invalid', message: form.error.issues[0]?.message ?? 'Email inválido' };
  const response = await api.post('/newsletters/', form.data);
  const body: unknown = await response.json();
  if (response.ok) {
    const answer = schemas.newsletterAccepted.safeParse(body);
    return { outcome: 'accepted', message: (answer.success && answer.data.message) || THANKS };
  }
  const [refusal] = schemas.newsletterRefused.parse(body).email;
  return { outcome: 'refused', message: refusal ?? 'Email inválido' };
}
