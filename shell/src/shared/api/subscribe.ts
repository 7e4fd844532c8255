import {
  type ApiClient,
  formEvidence,
  newsletterAccepted,
  newsletterRefused,
  newsletterSubscription,
  type Subscription,
} from '@tramuntana/contracts';
import { NEWSLETTER_PATH } from './newsletterPaths';
import { THANKS } from './newsletterSentences';

const INVALID = 'Email inválido';

/** Sends `POST /newsletters/` (the contract's `Newsletter`). `evidence` is for spam detection (`formEvidence`). */
export async function subscribe(api: ApiClient, email: string, evidence = evidenceOfPage()): Promise<Subscription> {
  const form = newsletterSubscription.safeParse({ email });
  if (!form.success) return { outcome: 'invalid', message: form.error.issues[0]?.message ?? INVALID };
  const response = await api.post('/newsletters/', form.data, { headers: evidence });
  const body: unknown = await response.json();
  if (response.ok) {
    const answer = newsletterAccepted.safeParse(body);
    return { outcome: 'accepted', message: (answer.success && answer.data.message) || THANKS };
  }
  const [refusal] = newsletterRefused.parse(body).email;
  return { outcome: 'refused', message: refusal ?? INVALID };
}

/** Reads the anti-spam fields that the server added to the newsletter's forms (render-worker/page/formEvidence.ts). */
function evidenceOfPage() {
  const fields = (name: string) =>
    document.querySelectorAll<HTMLInputElement>(`form[action="${NEWSLETTER_PATH}"] [name="${name}"]`);
  return formEvidence((name) => [...fields(name)].find(({ value }) => value)?.value);
}
