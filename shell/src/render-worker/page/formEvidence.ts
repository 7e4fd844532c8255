import { type ApiClient, EVIDENCE_FIELDS, formToken } from 'shared-contracts';
import { escapeHtml } from '../../shared/composition/page/escape';
import { KeptValue } from '../KeptValue';

/** How long pages may have the same token, in milliseconds. It makes a form seem older, never younger. */
const LIFETIME = 10_000;
/** Gives the token of the forms of a page that is rendered now; undefined where the API gave none by `deadline`. */
export type FormToken = (deadline: Promise<void>) => Promise<string | undefined>;

const TOKEN_PATH = '/formularios/token';

/** A render thread's tokens. `api` must not be bound to one page. A provider behind `API_URL` may know no tokens. */
export function createFormToken(api: ApiClient): FormToken {
  const kept = new KeptValue((signal) => api.find(TOKEN_PATH, formToken, { signal }));
  return async (deadline) => {
    // A page without a token is a whole page: the API does not judge who sends none.
    if (!kept.isWithin(LIFETIME)) await Promise.race([kept.refresh(), deadline]);
    return kept.within(LIFETIME)?.value?.token;
  };
}

/**
 * A `fetch` for a page that answers the question for a token with the page's own: all its forms have the same, and the API
 * is asked once. Without one the API is asked. `apiUrl` is the API's base address.
 */
export const fetchWithToken =
  (token: Promise<string | undefined>, apiUrl: string, request: typeof fetch): typeof fetch =>
  async (input, init) => {
    const own = input === apiUrl + TOKEN_PATH ? await token : undefined;
    return own === undefined ? request(input, init) : Response.json({ token: own });
  };

/**
 * Writes the fields that a person does not fill in at the end of each form that posts to `action`. No component renders
 * them, so they weigh nothing in the browser. React leaves what stands at the end of a form as it is when it hydrates.
 */
export function withFormEvidence(html: string, action: string, token: string | undefined): string {
  const signed =
    token === undefined ? '' : `<input type="hidden" name="${EVIDENCE_FIELDS.token}" value="${escapeHtml(token)}"/>`;
  // Nobody sees the second field, no browser completes it, and programs that send spam write into it.
  const trap = `<input name="${EVIDENCE_FIELDS.trap}" hidden tabindex="-1" autocomplete="off" aria-hidden="true"/>`;
  const form = new RegExp(`<form [^>]*action="${action}"[^>]*>.*?(?=</form>)`, 'gs');
  return html.replace(form, (opened) => opened + signed + trap);
}
