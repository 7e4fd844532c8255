import {
  type ApiClient,
  newsletterAccepted,
  newsletterRefused,
  newsletterSubscription,
  type Subscription,
} from 'shared-contracts';
import { THANKS } from './newsletterSentences';

const INVALID = 'Email inválido';

/** `POST /newsletters/`, as the contract's `Newsletter` says. */
export async function subscribe(api: ApiClient, email: string): Promise<Subscription> {
  const form = newsletterSubscription.safeParse({ email: email.trim() });
  if (!form.success) return { outcome: 'invalid', message: form.error.issues[0]?.message ?? INVALID };
  const response = await api.post('/newsletters/', form.data);
  const body: unknown = await response.json();
  if (response.ok) {
    const answer = newsletterAccepted.safeParse(body);
    return { outcome: 'accepted', message: (answer.success && answer.data.message) || THANKS };
  }
  const [refusal] = newsletterRefused.parse(body).email;
  return { outcome: 'refused', message: refusal ?? INVALID };
}
