import * as z from 'zod/mini';
import { firstCharacters } from '../text/characters';

/** `GET /formularios/token`: a token that tells the API when a form was shown (docs/product/api.md#send-9). */
export const formToken = z.object({ token: z.string() });

/** Names of the fields that people leave alone: the form's token, and a hidden field as a trap for robots. */
export const EVIDENCE_FIELDS = { token: 'token', trap: 'web' };

// Our fields are never longer, and servers refuse requests with long headers.
const MAX_LENGTH = 200;

/** The headers of the form's call that carry these fields (docs/product/api.md#send-9). A field may be missing. */
export function formEvidence(fieldValue: (name: string) => unknown): Record<string, string> {
  const text = (name: string) => encodeURIComponent(firstCharacters(String(fieldValue(name) ?? ''), MAX_LENGTH));
  const headers = { 'form-token': text(EVIDENCE_FIELDS.token), 'form-trap': text(EVIDENCE_FIELDS.trap) };
  return Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''));
}
