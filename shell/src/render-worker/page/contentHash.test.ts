/** @jest-environment node */
import { contentHash } from './contentHash';

const page = (token: string, text = 'Volar') => contentHash([`<p>${text}</p><input value="${token}"/>`, token], token);

test('the value of the forms’ token does not change the hash; having a token does', () => {
  expect(page('1795.abc')).toMatch(/^[\w-]{27}$/);
  expect(page('1796.def')).toBe(page('1795.abc'));
  expect(page('1795.abc', 'Olot')).not.toBe(page('1795.abc'));
  expect(page('1', '11 €')).not.toBe(page('1', '1 €'));
  expect(contentHash(['<p></p>'], undefined)).not.toBe(contentHash(['<p></p>'], '1795.abc'));
});
