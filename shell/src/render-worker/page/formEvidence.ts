import { type ApiClient, EVIDENCE_FIELDS, formToken } from '@tramuntana/contracts';
import { escapeHtml } from '../../shared/composition/page/escape';
import { KeptValue } from '../provider/KeptValue';

/** How long pages share a token, in milliseconds. A shared token makes a form seem older, never younger. */
const LIFETIME = 10_000;
/** Resolves to the token for the forms of a page, or to undefined if the API gave none by `deadline`. */
export type FormToken = (deadline: Promise<void>) => Promise<string | undefined>;

const TOKEN_PATH = '/formularios/token';

/** Caches a render thread's token. `api` must not belong to one page. A provider behind `API_URL` may have none. */
export function createFormToken(api: ApiClient): FormToken {
  const kept = new KeptValue((signal) => api.find(TOKEN_PATH, formToken, { signal }));
  return async (deadline) => {
    // A page works without a token: the API does not judge forms without one.
    if (!kept.isWithin(LIFETIME)) await Promise.race([kept.refresh(), deadline]);
    return kept.within(LIFETIME)?.value?.token;
  };
}

/**
 * A `fetch` for a page. Requests for a token get the page's own, so all its forms share one and the API is called once. If
 * the page has no token, the request goes to the API. `apiUrl` is the API's base address.
 */
export const fetchWithToken =
  (token: Promise<string | undefined>, apiUrl: string, request: typeof fetch): typeof fetch =>
  async (input, init) => {
    const own = input === apiUrl + TOKEN_PATH ? await token : undefined;
    return own === undefined ? request(input, init) : Response.json({ token: own });
  };

/**
 * Adds the anti-spam fields at the end of each form that posts to `action`. No component renders them, so they add no bytes
 * to the browser's scripts. React ignores extra elements at the end of a form when it hydrates.
 */
export function withFormEvidence(html: string, action: string, token: string | undefined): string {
  const signed =
    token === undefined ? '' : `<input type="hidden" name="${EVIDENCE_FIELDS.token}" value="${escapeHtml(token)}"/>`;
  // A honeypot: visitors do not see this field and browsers do not autofill it, but spam programs fill it in.
  const trap = `<input name="${EVIDENCE_FIELDS.trap}" hidden tabindex="-1" autocomplete="off" aria-hidden="true"/>`;
  const form = new RegExp(`<form [^>]*action="${action}"[^>]*>.*?(?=</form>)`, 'gs');
  return html.replace(form, (opened) => opened + signed + trap);
}
