import * as z from 'zod/mini';
import { firstCharacters } from '../text/characters';

/** `GET /formularios/token`: tells the API when a form was shown (docs/product/api.md#send-9). */
export const formToken = z.object({ token: z.string() });

/** Names of the fields that a person does not fill in: the form's token, and one that nobody sees. */
export const EVIDENCE_FIELDS = { token: 'token', trap: 'web' };

// No field of ours is longer, and a server refuses requests with long headers.
const MAX_LENGTH = 200;

/** What these fields tell the API, as headers of the form's call (docs/product/api.md#send-9). A field may be missing. */
export function formEvidence(fieldValue: (name: string) => unknown): Record<string, string> {
  const text = (name: string) => encodeURIComponent(firstCharacters(String(fieldValue(name) ?? ''), MAX_LENGTH));
  const headers = { 'form-token': text(EVIDENCE_FIELDS.token), 'form-trap': text(EVIDENCE_FIELDS.trap) };
  return Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''));
}
