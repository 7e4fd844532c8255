/** Fields that a person does not fill in: the form's token, and one that nobody sees. */
export const EVIDENCE = { token: 'token', trap: 'web' };

type Fields = (name: string) => unknown;

/** What the two fields tell the API, as headers (docs/product/api.md#send-9). A field may be missing. */
export function evidenceOf(fields: Fields): Record<string, string> {
  const text = (name: string) => encodeURIComponent(String(fields(name) ?? '').slice(0, 200));
  const headers = { 'form-token': text(EVIDENCE.token), 'form-trap': text(EVIDENCE.trap) };
  return Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''));
}
