import { formEvidence } from './formEvidence';

const of = (fields: Record<string, unknown>) => formEvidence((name) => fields[name]);

test('token and trap become headers, encoded in characters that headers allow', () => {
  expect(of({ token: '17.a', web: 'compra\naquí', email: 'x' })).toEqual({
    'form-token': '17.a',
    'form-trap': 'compra%0Aaqu%C3%AD',
  });
});

test.each([{}, { token: '', web: '' }, { token: null, web: undefined }])('%j gives no evidence', (fields) => {
  expect(of(fields)).toEqual({});
});

test('a long text is cut, because a server refuses long headers', () => {
  expect(of({ web: 'ñ'.repeat(100_000) })['form-trap']).toHaveLength(200 * '%C3%B1'.length);
});

test('a long text is cut between its characters: half an emoji cannot be encoded', () => {
  expect(of({ web: `${'a'.repeat(199)}🚁🚁` })['form-trap']).toBe(`${'a'.repeat(199)}${encodeURIComponent('🚁')}`);
});
